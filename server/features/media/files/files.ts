import { animatedName, photoName, pictures, picturesOnRequest } from '../../../../contract/media/pictures.ts'
import { formats, type Format, addExtension } from '../../../codecs/formats/formats.ts'
import type { Derivative } from '../../../codecs/formats/mediaFile.ts'
import type { FileColumn, FileSource, UploadFiles } from '../../../http/files/fileSource.ts'
import { fallBackToMemory } from '../../../http/files/memoryFallback.ts'
import type { Context } from '../../../platform/context.ts'
import { singleFlight } from '../../../base/concurrency/singleFlight.ts'
import { pictureKey, computeVersion } from '../adjust/adjustment.ts'
import { makeDerivatives } from './makeDerivatives.ts'
import type { MediaRow } from '../present.ts'
import { removeUnstored } from '../visibility.ts'

const ORIGINAL = 'original'
const pictureTypes = new Map<string, string>(Object.values(pictures).map(({ name, type }) => [name, type]))

/** Finds the files of media items. Missing ones are derived from the original. */
export function createMediaFileSource(context: Context): FileSource {
  const deriveOnce = createDeriver(context)
  const findRow = (column: FileColumn, value: string) =>
    context.db.selectFrom('media').selectAll().where(column, '=', value).executeTakeFirst()
  context.jobs.define('derive', async (id) => {
    const row = await findRow('id', id)
    // a server that died may have left pictures of an item that was deleted meanwhile
    await (row ? deriveOnce(row) : removeUnstored(context, id))
  })
  return async (column, value) => {
    const [key = '', version] = value.split('.')
    const found = await findRow(column, key)
    const row = found && column === 'id' ? selectVersion(found, version) : found
    return row && toSourcedFiles(row, (name) => deriveOnce(row, name))
  }
}

/** Selects a photograph as it is shown if the address names its version, and as it was sent without a version. */
export function selectVersion(row: MediaRow, version = ''): MediaRow | undefined {
  if (version === computeVersion(row)) return row
  return version === '' ? { ...row, adjustment: null } : undefined
}

/** Creates a `derive` for requests: concurrent calls share one run, and a full disk does not stop it. */
export function createDeriver(context: Context) {
  const once = singleFlight<void>()
  const deriving = fallBackToMemory(context)
  return (row: MediaRow, name?: string) =>
    once(`${pictureKey(row, '')} ${selectNames(row, name).join()}`, () => derive(deriving, row, name))
}

const toSourcedFiles = (row: MediaRow, derive: UploadFiles['derive']): UploadFiles => ({
  keyOf: (name) => (name === ORIGINAL ? `private/${row.id}/${name}` : pictureKey(row, name)),
  originalName: addExtension(row.original_name, row.format as Format),
  typeOf: (name) => findContentType(row, name),
  derive,
})

/** Finds the content type of a file of this row; null for an unknown name. */
function findContentType(row: MediaRow, name: string): string | null {
  const ofOriginal = formats[row.format as Format]
  if (name === ORIGINAL) return ofOriginal.type
  if (name === row.shown_name)
    return row.kind === 'image' ? 'image/jpeg' : name.endsWith('.webm') ? 'video/webm' : 'video/mp4'
  if (name === animatedName) return row.animated ? 'image/webp' : null
  return findPictureType(row, name)
}

/** Finds the content type of one of its pictures; null for any other name. */
export const findPictureType = (row: MediaRow, name: string): string | null =>
  row.kind === 'image' || row.has_poster ? (pictureTypes.get(name) ?? null) : null

/** Lists the derivatives that an item always has. A video's poster cannot always be made again: its source may be gone. */
export const listDerivativeNames = (row: MediaRow): string[] => [
  row.shown_name,
  ...(row.animated ? [animatedName] : []),
  ...[...pictureTypes.keys()].filter((name) => findPictureType(row, name) && !isOnRequest(row, name)),
]

const isOnRequest = ({ kind }: MediaRow, name: string) => kind === 'image' && picturesOnRequest.includes(name)

/** Selects the files to make if this one is missing: only itself if it is made on request, else all derivatives. */
const selectNames = (row: MediaRow, name?: string) =>
  name && isOnRequest(row, name) ? [name] : listDerivativeNames(row)

export type DeriveContext = Pick<Context, 'db' | 'storage' | 'spool' | 'codecs' | 'log'>

/**
 * Makes the missing derivatives, or only the one called `name` if it is made on request. If none is missing, this costs one
 * listing of the folder.
 */
export async function derive(context: DeriveContext, row: MediaRow, name?: string) {
  const there = new Set(await context.storage.list(`private/${row.id}/`))
  const missing = selectNames(row, name).filter((each) => !there.has(pictureKey(row, each)))
  if (missing.length === 0) return
  await using folder = await context.spool.folder()
  const derivatives = await makeDerivatives(context, row, missing, folder.path)
  for (const each of moveLast(photoName, derivatives))
    await context.storage.put(pictureKey(row, each.name), each.path)
  // the item may have been deleted meanwhile, and its files removed before these were stored
  await removeUnstored(context, row.id)
}

/** Moves the full photo to the end: once it is stored, everything is. */
const moveLast = (name: string, derivatives: Derivative[]) =>
  derivatives.toSorted((a, b) => Number(a.name === name) - Number(b.name === name))
