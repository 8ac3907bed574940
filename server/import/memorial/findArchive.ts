import { z } from 'zod'
import {
  type ArchiveManifest,
  archiveManifest,
  DATABASE_NAME,
  FILE_LIST_NAME,
} from '../../outputs/archive/manifest.ts'
import { findBackups } from '../../safety/backup/findBackups.ts'
import type { MemorialSource, SourceFile } from '../../safety/backup/memorialSource.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { isSystemName } from '../../base/process/privateFolder.ts'
import { findForeignKey, isOriginalKey } from '../../platform/storage/keys.ts'
import { hashStream } from '../../platform/storage/measure.ts'
import type { InputFile, InputFiles } from '../../platform/inputs/inputs.ts'
import { type LocatedFiles, locateFiles } from '../../platform/inputs/locateFiles.ts'
import { readFileList } from '../../platform/inputs/readFileList.ts'
import { parseJson } from '../../base/parseJson.ts'

/** An archive of a memorial, opened for restoring. */
export interface FoundArchive extends MemorialSource {
  missing: ArchiveManifest['missing']
  /** storage keys of the originals with an embedded caption; these originals differ from the uploaded files */
  captionedKeys: ReadonlySet<string>
}

const manifestHeader = z.object({ format: z.literal('memorial-archive'), version: z.number() })
const staticCopyHeader = z.object({ format: z.literal('memorial') })

/**
 * Finds the archive of a memorial among the files of a ZIP file or of an unpacked folder. Returns null if there is none. Throws
 * PlainError if the archive cannot be used, or if the files are a backup or a static copy.
 */
export async function findArchive(inputs: InputFiles): Promise<FoundArchive | null> {
  const { files } = inputs
  const [backup] = findBackups(files)
  // imported as a folder of photographs, it would give each photograph in several sizes, without captions
  if (backup)
    throw new PlainError(`This is a backup. Bring it back with npm run restore, from ${backup.root}.`)
  const ownFiles = files.filter(({ path }) => !path.split('/').some(isSystemName))
  const listFiles = ownFiles.filter(({ path }) => toName(path) === FILE_LIST_NAME)
  for (const listFile of listFiles.toSorted((a, b) => toDepth(a) - toDepth(b))) {
    if (isArchiveOfAll(listFile, ownFiles)) {
      const manifest = parseManifest(await readFileList(listFile))
      if (manifest) return toFoundArchive(manifest, inputs, listFile)
    } else await rejectAmongOthers(listFile)
  }
  await rejectStaticCopy(files)
  return null
}

/**
 * Whether a file may list an archive that is all there is. It lies at the top, in a folder at the top, or below the folders that
 * hold everything: unpacking an archive and packing it again adds such folders.
 */
const isArchiveOfAll = (listFile: InputFile, ownFiles: readonly InputFile[]) =>
  toDepth(listFile) <= 2 || ownFiles.every(({ path }) => path.startsWith(toFolder(listFile)))

/** Throws PlainError if an archive lies among other files. Imported as photographs, its files would lose their captions. */
async function rejectAmongOthers(listFile: InputFile) {
  if (!manifestHeader.safeParse(parseJson(await readFileList(listFile))).success) return
  throw new PlainError(
    `There is an archive of a memorial among other files: ${listFile.root}/${toFolder(listFile)}. ` +
      'Import it by the name of its folder, and photographs by the names of theirs.',
  )
}

const toName = (path: string) => path.split('/').at(-1)?.toLowerCase()
const toDepth = ({ path }: InputFile) => path.split('/').length
const toFolder = ({ path }: InputFile) => path.slice(0, -FILE_LIST_NAME.length)

/** Parses an archive's list of files. Returns null for a file of the same name that another program wrote. */
function parseManifest(json: string): ArchiveManifest | null {
  const parsed = parseJson(json)
  // does not return null, because the archive would be imported as a folder of photographs, and these would lose their captions
  if (parsed === null)
    throw new PlainError(`${FILE_LIST_NAME} is damaged; nothing was changed. Take another archive.`)
  const { data } = manifestHeader.safeParse(parsed)
  if (!data) return null
  if (data.version > 1)
    throw new PlainError('This archive was written by a newer version. Update this one first (git pull).')
  const manifest = archiveManifest.safeParse(parsed)
  if (manifest.success) return manifest.data
  const wrongKey = findForeignKey(manifest.error)
  if (wrongKey !== null)
    throw new PlainError(
      `${FILE_LIST_NAME} lists “${wrongKey}”, which is no file of a memorial; nothing was changed.`,
    )
  throw new PlainError(
    `${FILE_LIST_NAME} is not as npm run archive writes it: ${z.prettifyError(manifest.error)}`,
  )
}

async function toFoundArchive(
  { database, files: listedFiles, missing }: ArchiveManifest,
  inputs: InputFiles,
  listFile: InputFile,
): Promise<FoundArchive> {
  const located = await locateFiles(inputs, { root: listFile.root, folder: toFolder(listFile) }, [
    { path: DATABASE_NAME, ...database },
    ...Object.values(listedFiles).map(({ file, ...entry }) => ({ path: file, ...entry })),
  ])
  const files = new Map<string, SourceFile>()
  for (const [key, { file, bytes, sha256 }] of Object.entries(listedFiles))
    files.set(key, { path: file, bytes, sha256: sha256 ?? (await hashFile(located, file)) })
  const captionedKeys = Object.entries(listedFiles).flatMap(([key, { sha256 }]) =>
    sha256 === null && isOriginalKey(key) ? [key] : [],
  )
  return {
    ...located,
    database: { path: DATABASE_NAME, ...database },
    files,
    missing,
    captionedKeys: new Set(captionedKeys),
  }
}

/** Computes the SHA-256 of a file. Returns '' if the file cannot be read, which `checkArchive` reports later. */
async function hashFile({ open }: LocatedFiles, path: string): Promise<string> {
  try {
    const openedFile = await open(path)
    return openedFile ? await hashStream(openedFile.body) : ''
  } catch {
    return ''
  }
}

/**
 * Throws PlainError if the files are a static copy. A static copy must not be imported as a folder of photographs, because it has
 * each photograph in several sizes, without captions.
 */
async function rejectStaticCopy(files: readonly InputFile[]) {
  for (const file of files)
    if (/(^|\/)memorial\.json$/.test(file.path))
      if (staticCopyHeader.safeParse(parseJson(await readFileList(file))).success)
        throw new PlainError(
          `${file.root} is a copy to look at: open its index.html. To import a memorial, use an archive, as npm run archive writes it.`,
        )
}
