import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { archiveContents, type ArchiveContents, type ArchivedFile } from '../../../contract/archive.ts'
import { isBackupName, MANIFEST } from '../../backup/manifest.ts'
import { PlainError } from '../../errors/PlainError.ts'
import { sha256Of } from '../../storage/measure.ts'
import { parseJson } from '../parseJson.ts'
import type { InputFile } from '../inputs.ts'

export interface FoundArchive {
  contents: ArchiveContents
  /** the entry of every file that the contents name */
  files: ReadonlyMap<string, InputFile>
}

const DESCRIPTION_BYTES = 256 * 1024 * 1024
const header = z.object({ format: z.literal('memorial-archive'), version: z.number() })
const copyData = z.object({ format: z.literal('memorial') })

/** The archive of a memorial among these files, as a ZIP file or unpacked; null when there is none. Throws PlainError. */
export async function findArchive(files: readonly InputFile[]): Promise<FoundArchive | null> {
  const backup = files.find(isOfBackup)
  if (backup)
    throw new PlainError(`This is a backup. It is brought back by npm run restore, from ${backup.place}.`)
  for (const file of files.filter(isCopyData))
    if (copyData.safeParse(parseJson(await readText(file))).success)
      throw new PlainError(
        `This is a copy to look at, in ${file.place}: its index.html opens it. Import an archive instead, as npm run archive writes it.`,
      )
  const description = files.find(({ path }) => /^([^/]+\/)?archive\.json$/.test(path))
  if (!description || description.size > DESCRIPTION_BYTES) return null
  const json = parseJson(await readText(description))
  // its photographs alone would come without their captions
  if (json === null)
    throw new PlainError('archive.json is damaged; nothing was changed. Take another copy of the archive.')
  const { data } = header.safeParse(json)
  if (!data) return null
  if (data.version > 1)
    throw new PlainError('This archive was written by a newer version. Update this one first (git pull).')
  const read = archiveContents.safeParse(json)
  if (!read.success)
    throw new PlainError(`archive.json is not as it was written: ${z.prettifyError(read.error)}`)
  const below = description.path.replace(/archive\.json$/, '')
  const byPath = new Map(files.map((file) => [file.path.slice(below.length), file]))
  return { contents: read.data, files: byPath }
}

/** Pictures of every size lie in one, without the captions, which are in its database. */
function isOfBackup({ path }: InputFile): boolean {
  const [name = '', copy = ''] = path.split('/').toReversed()
  return name === MANIFEST && isBackupName(copy)
}

/** May be of what `npm run export` writes: there, too, lie pictures of every size, without their captions. */
const isCopyData = ({ path, size }: InputFile) =>
  /(^|\/)memorial\.json$/.test(path) && size <= DESCRIPTION_BYTES

async function readText(file: InputFile): Promise<string> {
  try {
    return await text(await file.open())
  } catch (error) {
    throw new PlainError(`${file.path} cannot be read: ${(error as Error).message}.`)
  }
}

/** Originals alone. */
export const filesOf = ({ gallery, otherPictures, music }: ArchiveContents): ArchivedFile[] => [
  ...gallery,
  ...otherPictures,
  ...music,
]

const picturesOf = ({ gallery, otherPictures }: ArchiveContents) =>
  [...gallery, ...otherPictures]
    .flatMap(({ poster, shown }) => [poster, shown])
    .flatMap((picture) => (picture ? [{ ...picture, sha256: null }] : []))

/** Reads every file from end to end before anything is changed. Throws PlainError that names what is not as written. */
export async function checkArchive(
  { contents, files }: FoundArchive,
  onProgress: (message: string, part: number) => void,
): Promise<void> {
  const faults: string[] = []
  const all = [...filesOf(contents), ...picturesOf(contents)]
  for (const [index, archived] of all.entries()) {
    const fault = await faultOf(archived, files.get(archived.file))
    if (fault) faults.push(`${archived.file}: ${fault}`)
    onProgress(`Checked ${index + 1} of ${all.length}`, (index + 1) / all.length)
  }
  if (faults.length > 0)
    throw new PlainError(`this archive is damaged; nothing was changed.\n${faults.join('\n')}`)
}

async function faultOf(
  { bytes, sha256 }: Pick<ArchivedFile, 'bytes' | 'sha256'>,
  file: InputFile | undefined,
) {
  if (!file) return 'it is missing'
  if (file.size !== bytes) return 'it is not as long as it was'
  try {
    const found = await sha256Of(await file.open())
    return sha256 === null || sha256 === found ? null : 'it has changed'
  } catch (error) {
    return (error as Error).message
  }
}
