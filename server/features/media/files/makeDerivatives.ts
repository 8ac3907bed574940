import { createWriteStream, existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { animatedName, photoName, pictures, picturesOnRequest } from '../../../../contract/media/pictures.ts'
import type { Derivative, MediaFile } from '../../../codecs/formats/mediaFile.ts'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../base/errors/fail.ts'
import { newId } from '../../../base/ids/newId.ts'
import { isOutage } from '../../../base/errors/outage.ts'
import { toSource } from '../rows/adjustment.ts'
import { makePictureKey } from '../rows/pictureVersion.ts'
import type { MediaRow } from '../rows/present.ts'
import { type InFolder, makeOriginalKey, ORIGINAL_NAME } from '../../../platform/storage/keys.ts'

type MakeContext = Pick<Context, 'storage' | 'codecs' | 'log'>

/** A function that makes as many of the missing files as it can, in `outputFolder`. */
type MakeFiles = (
  context: MakeContext,
  row: MediaRow,
  missingNames: readonly string[],
  outputFolder: string,
) => Promise<Derivative[]>

/**
 * Makes an item's missing files in `folder`. An accepted item can always be shown: files that cannot be made from the full photo
 * or the original are made from a smaller picture. Throws while storage does not respond, so that a temporary failure does not
 * leave files of lower quality for good.
 */
export async function makeDerivatives(
  context: MakeContext,
  row: MediaRow,
  missingNames: readonly string[],
  folder: string,
): Promise<Derivative[]> {
  const derivatives: Derivative[] = []
  let failure: Failure | undefined
  for (const make of [makeFromFullPhoto, makeFromOriginal, makeFromSmaller] satisfies MakeFiles[]) {
    const remainingNames = missingNames.filter(
      (name) => !derivatives.some((derivative) => derivative.name === name),
    )
    if (remainingNames.length === 0) return derivatives
    const outputFolder = path.join(folder, newId())
    await mkdir(outputFolder)
    try {
      derivatives.push(...(await make(context, row, remainingNames, outputFolder)))
    } catch (error) {
      if (!(error instanceof Failure) || isOutage(error)) throw error
      failure = error
    }
  }
  if (derivatives.length === 0 && failure) throw failure
  return derivatives
}

/**
 * Makes the pictures that are made only on request. Their source is the JPEG that visitors see, because it is upright, in sRGB,
 * and quick to decode.
 */
async function makeFromFullPhoto(
  context: MakeContext,
  row: MediaRow,
  missingNames: readonly string[],
  outputFolder: string,
) {
  if (row.kind !== 'image' || !missingNames.every((name) => picturesOnRequest.includes(name))) return []
  const file = await fetchFile(context, makePictureKey(row, photoName), path.join(outputFolder, photoName))
  if (!file) return []
  return context.codecs.makePictures(
    { path: file, format: 'jpeg', name: row.original_name },
    missingNames,
    outputFolder,
  )
}

async function makeFromOriginal(
  context: MakeContext,
  row: MediaRow,
  missingNames: readonly string[],
  outputFolder: string,
) {
  const file = await fetchOriginal(context, row, outputFolder)
  const source = toSource(row, file)
  if (row.kind === 'video') return (await context.codecs.probeVideo(source, outputFolder)).derivatives
  return makePictures(context, source, missingNames, outputFolder)
}

const CARD_NAMES: readonly string[] = [pictures.card.name, pictures.cardOld.name]
/**
 * The names of the smaller pictures to try, from large to small. The last of them is made before an upload gets its response. The
 * first is the only picture of a video that archives contain.
 */
const SUBSTITUTE_NAMES = [
  pictures.huge.name,
  pictures.large.name,
  pictures.medium.name,
  pictures.cardOld.name,
]

/**
 * Makes the files from the largest picture that still exists. An animation becomes a still picture. Makes no files if no picture
 * exists.
 */
async function makeFromSmaller(
  context: MakeContext,
  row: MediaRow,
  missingNames: readonly string[],
  outputFolder: string,
) {
  for (const name of SUBSTITUTE_NAMES) {
    const file = await fetchFile(context, makePictureKey(row, name), path.join(outputFolder, 'substitute'))
    if (!file) continue
    context.log.warn({ id: row.id, names: missingNames }, `made from ${name}, not from the original`)
    const source: MediaFile = { path: file, format: 'webp', name: row.original_name }
    const derivatives = await makePictures(context, source, missingNames, outputFolder)
    return missingNames.includes(animatedName)
      ? [...derivatives, { name: animatedName, path: file }]
      : derivatives
  }
  return []
}

async function makePictures(
  { codecs }: MakeContext,
  source: MediaFile,
  names: readonly string[],
  outputFolder: string,
) {
  const cards = names.some((name) => CARD_NAMES.includes(name))
    ? (await codecs.probePhoto(source, outputFolder)).derivatives
    : []
  const remainingNames = names.filter((name) => !cards.some((derivative) => derivative.name === name))
  return remainingNames.length === 0
    ? cards
    : [...cards, ...(await codecs.makePictures(source, remainingNames, outputFolder))]
}

/**
 * Returns the path of an original on the local disk, or of a copy in `folder` if storage is remote. Throws if there is no
 * original.
 */
export async function fetchOriginal(context: Pick<Context, 'storage'>, item: InFolder, folder: string) {
  const key = makeOriginalKey(item)
  const file = await fetchFile(context, key, path.join(folder, ORIGINAL_NAME))
  if (!file) throw new Error(`${key} is missing`)
  return file
}

/**
 * Returns a path on the local disk from which a stored file can be read; null if there is no such file. If storage is remote,
 * copies the file to `targetPath` first.
 */
export async function fetchFile(
  { storage }: Pick<Context, 'storage'>,
  key: string,
  targetPath: string,
): Promise<string | null> {
  const path = storage.pathOf(key)
  if (path) return existsSync(path) ? path : null
  const file = await storage.open(key)
  if (file) await pipeline(file.body, createWriteStream(targetPath))
  return file ? targetPath : null
}
