import { rm } from 'node:fs/promises'
import { animatedName, photoName, pictures } from '../../../contract/pictures.ts'
import { formats, type Format, withExtension } from '../../codecs/formats.ts'
import type { Derivative } from '../../codecs/source.ts'
import type { FileSource, SourcedFiles } from '../../http/fileSource.ts'
import { fallBackToMemory } from '../../http/memoryFallback.ts'
import type { Context } from '../../context.ts'
import { singleFlight } from '../../singleFlight.ts'
import { makeDerivatives } from './makeDerivatives.ts'
import type { MediaRow } from './present.ts'
import { removeUnstored } from './visibility.ts'

const pictureTypes = new Map<string, string>(Object.values(pictures).map(({ name, type }) => [name, type]))

/** The files of media items; missing ones are derived from the original. */
export function mediaFileSource(context: Context): FileSource {
  const once = singleFlight<void>()
  const deriving = fallBackToMemory(context)
  const find = async (column: 'id' | 'public_key', value: string) => {
    const row = await context.db.selectFrom('media').selectAll().where(column, '=', value).executeTakeFirst()
    return row && sourcedFiles(row, () => once(row.id, () => derive(deriving, row)))
  }
  context.jobs.define('derive', async (id) => {
    const files = await find('id', id)
    // a server that died while it made the pictures of what was deleted meanwhile has left some
    await (files ? files.derive() : removeUnstored(context, id))
  })
  return { byPublicKey: (key) => find('public_key', key), byId: (id) => find('id', id) }
}

const sourcedFiles = (row: MediaRow, derive: () => Promise<void>): SourcedFiles => ({
  id: row.id,
  publicKey: row.public_key,
  originalName: withExtension(row.original_name, row.format as Format),
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
  return pictureType(row, name)
}

/** The content type of one of its pictures, null for any other name. */
export const pictureType = (row: MediaRow, name: string): string | null =>
  row.kind === 'image' || row.has_poster ? (pictureTypes.get(name) ?? null) : null

/** Names of all files that are derived from an item's original. */
export const derivativeNames = (row: MediaRow): string[] => [
  row.shown_name,
  ...(row.animated ? [animatedName] : []),
  ...(row.kind === 'image' || row.has_poster ? pictureTypes.keys() : []),
]

export type DeriveContext = Pick<Context, 'db' | 'storage' | 'spool' | 'codecs' | 'log'>

/** Makes the missing derivatives. When none is missing, this costs one listing of the folder. */
export async function derive(context: DeriveContext, row: MediaRow) {
  const there = new Set(await context.storage.list(`private/${row.id}/`))
  const missing = derivativeNames(row).filter((name) => !there.has(`private/${row.id}/${name}`))
  if (missing.length === 0) return
  const folder = await context.spool.folder()
  try {
    const derivatives = await makeDerivatives(context, row, missing, folder)
    for (const { name, path } of moveLast(photoName, derivatives))
      await context.storage.put(`private/${row.id}/${name}`, path)
    // the item may have been deleted meanwhile, and its files removed before these were stored
    await removeUnstored(context, row.id)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The full photo last: it is stored when everything is. */
const moveLast = (name: string, derivatives: Derivative[]) =>
  derivatives.toSorted((a, b) => Number(a.name === name) - Number(b.name === name))
