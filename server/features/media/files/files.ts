import { animatedName, photoName, pictures, picturesOnRequest } from '../../../../contract/media/pictures.ts'
import { formats, type Format, addExtension } from '../../../../domain/files/formats.ts'
import type { Derivative } from '../../../codecs/formats/mediaFile.ts'
import type { FileColumn, FileSource, UploadFiles } from '../../../http/files/fileSource.ts'
import { fallBackToMemory } from '../../../http/files/memoryFallback.ts'
import type { Context } from '../../../platform/context.ts'
import { singleFlight } from '../../../base/concurrency/singleFlight.ts'
import { makePictureKey, computeUrlVersion } from '../rows/pictureVersion.ts'
import { makeDerivatives } from './makeDerivatives.ts'
import type { MediaRow } from '../rows/present.ts'
import { removeUnstored } from '../../../memorial/files/lifecycle.ts'
import { makeOriginalKey, makeStoredPrefix, ORIGINAL_NAME } from '../../../platform/storage/keys.ts'
import { oncePerContext } from '../../../platform/oncePerContext.ts'

const pictureTypes = new Map<string, string>(Object.values(pictures).map(({ name, type }) => [name, type]))

/** Missing files are derived from the original. */
export function createMediaFileSource(context: Context): FileSource {
  const deriveOnce = openDeriver(context)
  return async (column, value) => {
    // only keepers' URLs contain a version; a published item has another key whenever its picture changes
    const [key = '', ...version] = column === 'id' ? value.split('.') : [value]
    const foundRow = await findRow(context, column, key)
    const row = foundRow && column === 'id' ? selectVersion(foundRow, version.join('.')) : foundRow
    return row && toUploadFiles(row, (name) => deriveOnce(row, name))
  }
}

/** Makes an item's missing pictures, unless a request is already making them. */
export async function deriveItem(context: Context, id: string): Promise<void> {
  const row = await findRow(context, 'id', id)
  // if there is no row, the item has been deleted, but a server that died may have left some of its pictures
  await (row ? openDeriver(context)(row) : removeUnstored(context, id))
}

const findRow = ({ db }: Context, column: FileColumn, value: string) =>
  db.selectFrom('media').selectAll().where(column, '=', value).executeTakeFirst()

/**
 * Returns the row if the version in the URL is the current version of the picture. If the URL contains no version, returns a row
 * for the picture as it was sent, without its adjustment. Returns undefined for any other version.
 */
export function selectVersion(row: MediaRow, version: string): MediaRow | undefined {
  if (version === computeUrlVersion(row)) return row
  return version === '' ? { ...row, adjustment: null } : undefined
}

/** Makes a variant of `derive` for requests. Concurrent calls share one run, and the run succeeds even on a full disk. */
export function createDeriver(context: Context) {
  const deriveOnce = singleFlight<void>()
  const fallbackContext = fallBackToMemory(context)
  return (row: MediaRow, name?: string) =>
    deriveOnce(`${makePictureKey(row, '')} ${selectNames(row, name).join()}`, () =>
      derive(fallbackContext, row, name),
    )
}

export const openDeriver = oncePerContext(createDeriver)

const toUploadFiles = (row: MediaRow, derive: UploadFiles['derive']): UploadFiles => ({
  findStorageKey: (name) => (name === ORIGINAL_NAME ? makeOriginalKey(row) : makePictureKey(row, name)),
  state: describeState(row),
  originalName: addExtension(row.original_name, row.format as Format),
  findMimeType: (name) => findContentType(row, name),
  derive,
})

/** Describes everything from which an item's files are derived. */
export const describeState = ({ sha256, adjustment, shown_name }: MediaRow) =>
  [sha256, adjustment, shown_name].join()

/** Finds the content type of a file of this row; null for an unknown name. */
function findContentType(row: MediaRow, name: string): string | null {
  const originalFormat = formats[row.format as Format]
  if (name === ORIGINAL_NAME) return originalFormat.type
  if (name === row.shown_name)
    return row.kind === 'image' ? 'image/jpeg' : name.endsWith('.webm') ? 'video/webm' : 'video/mp4'
  if (name === animatedName) return row.animated ? 'image/webp' : null
  return findPictureType(row, name)
}

/** Finds the content type of one of the item's pictures; null for any other name. */
export const findPictureType = (row: MediaRow, name: string): string | null =>
  row.kind === 'image' || row.has_poster ? (pictureTypes.get(name) ?? null) : null

/**
 * Lists the derivatives that an item always has. They include every size of a video's poster, because a poster cannot always be
 * made again: the sender's browser may have made it.
 */
export const listDerivativeNames = (row: MediaRow): string[] => [
  row.shown_name,
  ...(row.animated ? [animatedName] : []),
  ...[...pictureTypes.keys()].filter((name) => findPictureType(row, name) && !isOnRequest(row, name)),
]

const isOnRequest = ({ kind }: MediaRow, name: string) => kind === 'image' && picturesOnRequest.includes(name)

/** Selects the files to make if one file is missing: only that file if it is made on request, or else all derivatives. */
const selectNames = (row: MediaRow, name?: string) =>
  name && isOnRequest(row, name) ? [name] : listDerivativeNames(row)

export type DeriveContext = Pick<Context, 'db' | 'storage' | 'spool' | 'codecs' | 'log'>

/**
 * Makes the missing derivatives. If `name` is a derivative that is made only on request, makes only that derivative. If no
 * derivative is missing, only lists the folder.
 */
export async function derive(context: DeriveContext, row: MediaRow, name?: string) {
  const storedKeys = new Set(await context.storage.list(makeStoredPrefix(row)))
  const missingNames = selectNames(row, name).filter((each) => !storedKeys.has(makePictureKey(row, each)))
  if (missingNames.length === 0) return
  await using folder = await context.spool.makeFolder()
  const derivatives = await makeDerivatives(context, row, missingNames, folder.path)
  for (const each of moveToEnd(photoName, derivatives))
    await context.storage.put(makePictureKey(row, each.name), each.path)
  // the item may have been deleted meanwhile, and its files may have been removed before the new files were stored
  await removeUnstored(context, row.folder)
}

/** Moves the full photo to the end. Therefore, if the full photo is stored, all other files are stored, too. */
const moveToEnd = (name: string, derivatives: Derivative[]) =>
  derivatives.toSorted((a, b) => Number(a.name === name) - Number(b.name === name))
