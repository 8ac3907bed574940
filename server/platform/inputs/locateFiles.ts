import { lstat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { onceEach } from '../../base/concurrency/onceEach.ts'
import { hashStream } from '../storage/measure.ts'
import type { InputFile, InputFiles } from './inputs.ts'
import { findFile } from './listFolder.ts'
import { normalizeUnicode } from '../../../domain/normalizeUnicode.ts'

export interface ListedFile {
  /** relative to the folder that the list describes */
  path: string
  bytes: number
  /** null if the list does not know it */
  sha256: string | null
}

/** The files that a list names. Both functions take a path from the list. */
export type LocatedFiles = Awaited<ReturnType<typeof locateFiles>>

/**
 * Finds the files that a list names, whatever other systems have done to them: a file may have its name in other letters (upper
 * case, accents as separate characters), or another name and place, where only its size and its SHA-256 recognize it. `root` and
 * `folder` say which folder the list describes; `folder` is empty or ends in '/'.
 */
export async function locateFiles(
  { files, unreadable }: Pick<InputFiles, 'files' | 'unreadable'>,
  { root, folder }: { root: string; folder: string },
  listedFiles: readonly ListedFile[],
) {
  const toListedKey = (listed: Pick<ListedFile, 'path'>) => toKey(`${folder}${listed.path}`)
  const filesByKey = new Map(
    files.filter((file) => file.root === root).map((file) => [toKey(file.path), file]),
  )
  const listedKeys = new Set(listedFiles.map(toListedKey))
  const findByContent = makeContentFinder(files.filter(({ path }) => !listedKeys.has(toKey(path))))
  const located = new Map<string, InputFile>()
  for (const listed of listedFiles) {
    const namedFile = filesByKey.get(toListedKey(listed)) ?? (await findLinked(root, folder, listed))
    const file = namedFile?.size === listed.bytes ? namedFile : ((await findByContent(listed)) ?? namedFile)
    // a copy that was interrupted often leaves empty files: these are missing
    if (file && (file.size > 0 || listed.bytes === 0)) located.set(listed.path, file)
  }
  return {
    /** Returns null if the file is missing. Throws an error whose message is the reason if the file cannot be opened. */
    async open(path: string): Promise<{ size: number; body: Readable } | null> {
      const file = located.get(path)
      if (file) return { size: file.size, body: await file.open() }
      const part = unreadable.find((each) => `${folder}${path}/`.startsWith(`${each.path}/`))
      if (part) throw new Error(part.reason)
      return null
    },
    /** Returns the path on this machine's disk, or null if the file is not there. */
    pathOf: (path: string) => located.get(path)?.diskPath ?? null,
  }
}

/**
 * Finds a file by its path alone, if the first folder of that path is a link to another disk, such as files/ of a backup. No link
 * inside of that folder is followed, and the SHA-256 has to be known, because a link in a folder from somebody else may lead to any
 * file of this machine.
 */
async function findLinked(root: string, folder: string, { path, sha256 }: ListedFile) {
  const names = path.split('/')
  if (sha256 === null || names.includes('..')) return undefined
  for (let count = Math.min(2, names.length); count <= names.length; count++)
    if (await isLink(`${root}/${folder}${names.slice(0, count).join('/')}`)) return undefined
  return (await findFile(root, `${folder}${path}`)) ?? undefined
}

const isLink = (path: string) =>
  lstat(path).then(
    (stats) => stats.isSymbolicLink(),
    () => false,
  )

/** Makes a key that is the same for all forms in which systems write a path. */
const toKey = (path: string) => normalizeUnicode(path, 'NFC').toLowerCase()

/**
 * Makes a function that finds a file under another name by its size and SHA-256. Without a SHA-256, the file must be the only one
 * of its size and extension.
 */
function makeContentFinder(unlistedFiles: readonly InputFile[]) {
  const filesBySize = Map.groupBy(unlistedFiles, ({ size }) => size)
  const hashOnce = onceEach(hashFile)
  return async ({ path: listedPath, bytes, sha256 }: ListedFile): Promise<InputFile | undefined> => {
    const candidates = filesBySize.get(bytes) ?? []
    if (sha256 === null) {
      const matches = candidates.filter((file) => path.extname(file.path) === path.extname(listedPath))
      return matches.length === 1 ? matches[0] : undefined
    }
    for (const file of candidates) if ((await hashOnce(file)) === sha256) return file
    return undefined
  }
}

/** Returns null if the file cannot be read. */
async function hashFile(file: InputFile): Promise<string | null> {
  try {
    return await hashStream(await file.open())
  } catch {
    return null
  }
}
