import { text } from 'node:stream/consumers'
import { z } from 'zod'
import {
  type ArchiveManifest,
  archiveManifest,
  DATABASE_NAME,
  FILE_LIST_NAME,
} from '../../outputs/archive/manifest.ts'
import { isBackupName, MANIFEST_NAME } from '../../safety/backup/manifest.ts'
import type { MemorialCopy } from '../../safety/backup/target.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { hashStream } from '../../platform/storage/measure.ts'
import type { InputFile } from '../../platform/inputs/inputs.ts'
import { parseJson } from '../../base/parseJson.ts'

/** An archive of a memorial, opened for restoring. */
export interface FoundArchive extends MemorialCopy {
  missing: ArchiveManifest['missing']
  /** storage keys of the originals with an embedded caption; these originals differ from the uploaded files */
  captionedKeys: ReadonlySet<string>
  /** Converts a name that `open` accepts into the file's path in the archive. */
  findNameInArchive(name: string): string
}

const MAX_JSON_BYTES = 256 * 1024 * 1024
const manifestHeader = z.object({ format: z.literal('memorial-archive'), version: z.number() })
const staticCopyHeader = z.object({ format: z.literal('memorial') })

/**
 * Finds the archive of a memorial among the files of a ZIP file or of an unpacked folder. Returns null if there is none. Throws
 * PlainError if the archive cannot be used, or if the files are a backup or a static copy.
 */
export async function findArchive(files: readonly InputFile[]): Promise<FoundArchive | null> {
  const backupManifest = files.find(isBackupManifest)
  if (backupManifest)
    throw new PlainError(`This is a backup. Bring it back with npm run restore, from ${backupManifest.root}.`)
  const listFile = files.find(({ path, size }) => isAtTop(path, FILE_LIST_NAME) && size <= MAX_JSON_BYTES)
  const manifest = listFile && parseManifest(await readText(listFile))
  if (!manifest) {
    await rejectStaticCopy(files)
    return null
  }
  const folderPrefix = listFile.path.slice(0, -FILE_LIST_NAME.length)
  return toFoundArchive(manifest, new Map(files.map((file) => [file.path.slice(folderPrefix.length), file])))
}

const isAtTop = (path: string, name: string) => path.replace(/^[^/]+\//, '') === name

/** Parses an archive's list of files. Returns null for a file of the same name that another program wrote. */
function parseManifest(json: string): ArchiveManifest | null {
  const parsed = parseJson(json)
  // does not return null, because the archive would be imported as a folder of photographs, and these would lose their captions
  if (parsed === null)
    throw new PlainError(
      `${FILE_LIST_NAME} is damaged; nothing was changed. Take another copy of the archive.`,
    )
  const { data } = manifestHeader.safeParse(parsed)
  if (!data) return null
  if (data.version > 1)
    throw new PlainError('This archive was written by a newer version. Update this one first (git pull).')
  const manifest = archiveManifest.safeParse(parsed)
  if (manifest.success) return manifest.data
  throw new PlainError(
    `${FILE_LIST_NAME} is not as npm run archive writes it: ${z.prettifyError(manifest.error)}`,
  )
}

async function toFoundArchive(
  { database, files: listedFiles, missing }: ArchiveManifest,
  byName: ReadonlyMap<string, InputFile>,
): Promise<FoundArchive> {
  const toArchiveName = (name: string) => listedFiles[name.slice('files/'.length)]?.file ?? name
  const open = async (name: string) => {
    const file = byName.get(toArchiveName(name))
    return file ? { size: file.size, body: await file.open() } : null
  }
  const files: [string, { bytes: number; sha256: string }][] = []
  for (const [key, { file, bytes, sha256 }] of Object.entries(listedFiles))
    files.push([key, { bytes, sha256: sha256 ?? (await hashFile(byName.get(file))) }])
  const captionedEntries = Object.entries(listedFiles).filter(
    ([key, { sha256 }]) => sha256 === null && key.endsWith('/original'),
  )
  return {
    open,
    pathOf: () => null,
    database: { name: DATABASE_NAME, ...database },
    files: new Map(files),
    missing,
    captionedKeys: new Set(captionedEntries.map(([key]) => key)),
    findNameInArchive: toArchiveName,
  }
}

/** Computes the SHA-256 of a file. Returns '' if the file cannot be read, which `checkArchive` reports later. */
const hashFile = async (file: InputFile | undefined): Promise<string> => {
  try {
    return file ? await hashStream(await file.open()) : ''
  } catch {
    return ''
  }
}

/**
 * Whether a file is the manifest of a backup. A backup must not be imported as a folder of photographs, because it has each
 * photograph in several sizes, and captions only in its database.
 */
function isBackupManifest({ path }: InputFile): boolean {
  const [name = '', folderName = ''] = path.split('/').toReversed()
  return name === MANIFEST_NAME && isBackupName(folderName)
}

/**
 * Throws PlainError if the files are a static copy. A static copy must not be imported as a folder of photographs, because it has
 * each photograph in several sizes, without captions.
 */
async function rejectStaticCopy(files: readonly InputFile[]) {
  for (const file of files)
    if (/(^|\/)memorial\.json$/.test(file.path) && file.size <= MAX_JSON_BYTES)
      if (staticCopyHeader.safeParse(parseJson(await readText(file))).success)
        throw new PlainError(
          `${file.root} is a copy to look at: open its index.html. To import a memorial, use an archive, as npm run archive writes it.`,
        )
}

async function readText(file: InputFile): Promise<string> {
  try {
    return await text(await file.open())
  } catch (error) {
    throw new PlainError(`${file.path} cannot be read: ${(error as Error).message}.`)
  }
}
