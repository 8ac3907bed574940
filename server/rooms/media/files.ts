import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { animatedName, photoName, pictures } from '../../../contract/pictures.ts'
import { formats, type Format } from '../../codecs/formats.ts'
import { makePictures, readPhoto } from '../../codecs/photos.ts'
import type { Made, Source } from '../../codecs/source.ts'
import { readVideo } from '../../codecs/video.ts'
import type { Shelf, ShelvedFiles } from '../../http/files.ts'
import type { House } from '../../house.ts'
import type { MediaRow } from './present.ts'

const pictureTypes = new Map<string, string>(Object.values(pictures).map(({ name, type }) => [name, type]))

/** Which files a media item has, and how missing ones are made again from the original. */
export function mediaShelf(house: House): Shelf {
  const deriving = new Map<string, Promise<void>>()
  const once = (row: MediaRow) => {
    const known = deriving.get(row.id)
    if (known) return known
    const work = derive(house, row).finally(() => deriving.delete(row.id))
    deriving.set(row.id, work)
    return work
  }
  const find = async (column: 'id' | 'public_key', value: string) => {
    const row = await house.db.selectFrom('media').selectAll().where(column, '=', value).executeTakeFirst()
    return row && shelve(row, () => once(row))
  }
  house.chores.define('derive', async (id) => {
    const files = await find('id', id)
    if (files && !(await complete(house, id))) await files.derive()
  })
  return { byPublicKey: (key) => find('public_key', key), byId: (id) => find('id', id) }
}

const shelve = (row: MediaRow, derive: () => Promise<void>): ShelvedFiles => ({
  id: row.id,
  publicKey: row.public_key,
  typeOf: (name) => typeOf(row, name),
  derive,
})

/** The fixed list: any other name is not there. */
function typeOf(row: MediaRow, name: string): string | null {
  const ofOriginal = formats[row.format as Format]
  if (name === 'original') return ofOriginal.type
  if (name === row.shown_name)
    return row.kind === 'image' ? 'image/jpeg' : name.endsWith('.webm') ? 'video/webm' : 'video/mp4'
  if (name === animatedName) return row.animated ? 'image/webp' : null
  return row.kind === 'image' || row.has_poster ? (pictureTypes.get(name) ?? null) : null
}

/** A photo's full-size picture is made last, so where it lies, all lie. */
async function complete({ storage }: House, id: string): Promise<boolean> {
  const names = await storage.list(`private/${id}/`)
  return names.some((key) => key.endsWith(`/${photoName}`)) || names.some((key) => key.includes('/video.'))
}

async function derive(house: House, row: MediaRow) {
  const folder = await house.spool.folder()
  try {
    const original = await house.storage.open(`private/${row.id}/original`)
    if (!original) throw new Error(`the original of ${row.id} is missing`)
    const source = {
      path: path.join(folder, 'original'),
      format: row.format as Format,
      name: row.original_name,
    }
    await pipeline(original.body, createWriteStream(source.path))
    const hasCards = await has(house, row.id, [pictures.card.name, pictures.cardOld.name])
    for (const { name, path: made } of lastThe(photoName, await remake(row, source, folder, hasCards)))
      await house.storage.put(`private/${row.id}/${name}`, made)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function has({ storage }: House, id: string, names: string[]): Promise<boolean> {
  const keys = await storage.list(`private/${id}/`)
  return names.every((name) => keys.includes(`private/${id}/${name}`))
}

const lastThe = (name: string, made: Made[]) =>
  made.toSorted((a, b) => Number(a.name === name) - Number(b.name === name))

async function remake(row: MediaRow, source: Source, folder: string, hasCards: boolean) {
  const into = path.join(folder, 'made')
  await mkdir(into)
  if (row.kind === 'video') return (await readVideo(source, into)).made
  if (hasCards) return makePictures(source, into)
  const { made, complete: all } = await readPhoto(source, into)
  return all ? made : [...made, ...(await makePictures(source, into))]
}
