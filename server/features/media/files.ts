import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { animatedName, photoName, pictures } from '../../../contract/pictures.ts'
import { formats, type Format } from '../../codecs/formats.ts'
import { makePictures, readPhoto } from '../../codecs/photos.ts'
import type { Made, Source } from '../../codecs/source.ts'
import { readVideo } from '../../codecs/video.ts'
import type { FileSource, SourcedFiles } from '../../http/fileSource.ts'
import type { Context } from '../../context.ts'
import { singleFlight } from '../../singleFlight.ts'
import type { MediaRow } from './present.ts'
import { removeUnstored } from './visibility.ts'

const pictureTypes = new Map<string, string>(Object.values(pictures).map(({ name, type }) => [name, type]))

/** Which files a media item has, and how missing ones are made again from the original. */
export function mediaFileSource(context: Context): FileSource {
  const once = singleFlight<void>()
  const find = async (column: 'id' | 'public_key', value: string) => {
    const row = await context.db.selectFrom('media').selectAll().where(column, '=', value).executeTakeFirst()
    return row && shelve(row, () => once(row.id, () => derive(context, row)))
  }
  context.jobs.define('derive', async (id) => {
    const files = await find('id', id)
    // a server that died while it made the pictures of what was deleted meanwhile has left some
    await (files ? files.derive() : removeUnstored(context, id))
  })
  return { byPublicKey: (key) => find('public_key', key), byId: (id) => find('id', id) }
}

const shelve = (row: MediaRow, derive: () => Promise<void>): SourcedFiles => ({
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

/** All that is made from an item's original. */
export const madeNames = (row: MediaRow): string[] => [
  row.shown_name,
  ...(row.animated ? [animatedName] : []),
  ...(row.kind === 'image' || row.has_poster ? pictureTypes.keys() : []),
]

/** Whoever asks while it is being made, and finds it made when his turn comes, costs a look and no more. */
export async function derive(context: Pick<Context, 'db' | 'storage' | 'spool'>, row: MediaRow) {
  const there = new Set(await context.storage.list(`private/${row.id}/`))
  const lies = (name: string) => there.has(`private/${row.id}/${name}`)
  if (madeNames(row).every(lies)) return
  const folder = await context.spool.folder()
  try {
    const original = await context.storage.open(`private/${row.id}/original`)
    if (!original) throw new Error(`the original of ${row.id} is missing`)
    const source = {
      path: path.join(folder, 'original'),
      format: row.format as Format,
      name: row.original_name,
    }
    await pipeline(original.body, createWriteStream(source.path))
    const hasCards = lies(pictures.card.name) && lies(pictures.cardOld.name)
    for (const { name, path: made } of lastThe(photoName, await remake(row, source, folder, hasCards)))
      await context.storage.put(`private/${row.id}/${name}`, made)
    // deleted while its pictures were made: whoever removes its files may have been here already
    await removeUnstored(context, row.id)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
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
