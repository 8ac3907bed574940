import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { animatedName, photoName, pictures } from '../../../contract/pictures.ts'
import { formats, type Format } from '../../codecs/formats.ts'
import { makePictures, readPhoto } from '../../codecs/photos.ts'
import type { Made, Source } from '../../codecs/source.ts'
import { readVideo } from '../../codecs/video.ts'
import { isFull } from '../../database/databaseErrors.ts'
import type { FileSource, SourcedFiles } from '../../http/fileSource.ts'
import type { Context } from '../../context.ts'
import { singleFlight } from '../../singleFlight.ts'
import type { MediaRow } from './present.ts'
import { removeUnstored } from './visibility.ts'

const pictureTypes = new Map<string, string>(Object.values(pictures).map(({ name, type }) => [name, type]))

/** The files of media items; missing ones are derived from the original. */
export function mediaFileSource(context: Context): FileSource {
  const once = singleFlight<void>()
  const find = async (column: 'id' | 'public_key', value: string) => {
    const row = await context.db.selectFrom('media').selectAll().where(column, '=', value).executeTakeFirst()
    return row && sourcedFiles(row, () => once(row.id, () => derive(context, row)))
  }
  context.jobs.define('derive', async (id) => {
    await (await find('id', id))?.derive()
  })
  return { byPublicKey: (key) => find('public_key', key), byId: (id) => find('id', id) }
}

const sourcedFiles = (row: MediaRow, derive: () => Promise<void>): SourcedFiles => ({
  id: row.id,
  publicKey: row.public_key,
  typeOf: (name) => typeOf(row, name),
  derive,
})

/** The content type of a file of this row; null for any name not in the fixed list. */
function typeOf(row: MediaRow, name: string): string | null {
  const ofOriginal = formats[row.format as Format]
  if (name === 'original') return ofOriginal.type
  if (name === row.shown_name)
    return row.kind === 'image' ? 'image/jpeg' : name.endsWith('.webm') ? 'video/webm' : 'video/mp4'
  if (name === animatedName) return row.animated ? 'image/webp' : null
  return row.kind === 'image' || row.has_poster ? (pictureTypes.get(name) ?? null) : null
}

/** Names of all files that are derived from an item's original. */
const derivedNames = (row: MediaRow): string[] => [
  row.shown_name,
  ...(row.animated ? [animatedName] : []),
  ...(row.kind === 'image' || row.has_poster ? pictureTypes.keys() : []),
]

/** Makes the missing derivatives. When none is missing, this costs one listing of the folder. */
async function derive(context: Context, row: MediaRow) {
  const stored = new Set(await context.storage.list(`private/${row.id}/`))
  const isStored = (name: string) => stored.has(`private/${row.id}/${name}`)
  if (derivedNames(row).every(isStored)) return
  const folder = await ((await context.freeSpace.isExhausted())
    ? context.spool.memoryFolder()
    : context.spool.folder())
  try {
    const original = await context.storage.open(`private/${row.id}/original`)
    if (!original) throw new Error(`the original of ${row.id} is missing`)
    const source = {
      path: path.join(folder, 'original'),
      format: row.format as Format,
      name: row.original_name,
    }
    await pipeline(original.body, createWriteStream(source.path))
    const hasCards = isStored(pictures.card.name) && isStored(pictures.cardOld.name)
    for (const { name, path: file } of withLast(photoName, await remake(row, source, folder, hasCards)))
      await storeOrRemember(context, `private/${row.id}/${name}`, file)
    // the item may have been deleted meanwhile, and its files removed before these were stored
    await removeUnstored(context, row.id)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What finds no room in storage can be shown from memory all the same. */
async function storeOrRemember({ storage, unstoredFiles }: Context, key: string, file: string) {
  try {
    await storage.put(key, file)
  } catch (error) {
    if (!isFull(error)) throw error
    await unstoredFiles.addFile(key, file)
  }
}

/** The full photo last: it is stored when everything is. */
const withLast = (name: string, files: Made[]) =>
  files.toSorted((a, b) => Number(a.name === name) - Number(b.name === name))

async function remake(row: MediaRow, source: Source, folder: string, hasCards: boolean) {
  const into = path.join(folder, 'made')
  await mkdir(into)
  if (row.kind === 'video') return (await readVideo(source, into)).made
  if (hasCards) return makePictures(source, into)
  const { made, complete: all } = await readPhoto(source, into)
  return all ? made : [...made, ...(await makePictures(source, into))]
}
