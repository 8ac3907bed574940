import { isUtf8 } from 'node:buffer'
import { open, readdir, realpath, stat } from 'node:fs/promises'
import { describeReadError } from '../../base/errors/describeSystemError.ts'
import { chooseNameDecoder } from './decodeNames.ts'
import type { InputFile, InputFiles } from './inputs.ts'

export const BROKEN_LINK = 'it is a link to something that is not there'

/** A path as bytes, each as one character (Latin-1), because a name on a disk is not always UTF-8. */
type RawPath = string

interface Entry {
  /** relative to the folder that is listed */
  rawPath: RawPath
  size: number
  /** the reason why the entry cannot be read */
  reason?: string
}

interface Folder {
  rawPath: RawPath
  realPath: RawPath
}

/**
 * Lists all files in a folder and its subfolders. A part that cannot be read does not end the listing. Throws the system's error
 * if the folder itself cannot be read.
 */
export async function listFolder(root: string): Promise<Pick<InputFiles, 'files' | 'unreadable'>> {
  const rawRoot = Buffer.from(root).toString('latin1')
  const entries = await listEntries({ rawPath: rawRoot, realPath: await findRealPath(rawRoot) }, '')
  const paths = decodePaths(entries.map(({ rawPath }) => rawPath))
  const files: InputFiles['files'] = []
  const unreadable: InputFiles['unreadable'] = []
  for (const [index, { rawPath, size, reason }] of entries.entries()) {
    const path = paths[index] ?? ''
    if (reason) unreadable.push({ path, reason })
    else files.push({ root, path, size, ...makeOpener(`${rawRoot}/${rawPath}`) })
  }
  return { files, unreadable }
}

/** Finds a single file by its path, in whatever folders and behind whatever links it lies. Returns null if there is no such file. */
export async function findFile(root: string, path: string): Promise<InputFile | null> {
  const rawPath = Buffer.from(`${root}/${path}`).toString('latin1')
  const stats = await stat(toBytes(rawPath)).catch(() => null)
  return stats?.isFile() ? { root, path, size: stats.size, ...makeOpener(rawPath) } : null
}

function makeOpener(rawPath: RawPath): Pick<InputFile, 'diskPath' | 'open'> {
  const bytes = toBytes(rawPath)
  return {
    ...(isUtf8(bytes) ? { diskPath: bytes.toString() } : {}),
    open: async () => {
      try {
        return (await open(bytes)).createReadStream()
      } catch (error) {
        throw new Error(describeReadError(error), { cause: error })
      }
    },
  }
}

/** Matches the folder in which Windows keeps data of its own on every disk. */
const windowsFolderPattern = /(^|\/)System Volume Information$/i

/** The path of the subfolder ends in '/', or is empty. */
async function listEntries(folder: Folder, subfolder: RawPath): Promise<Entry[]> {
  const location = toBytes(`${folder.rawPath}/${subfolder}`)
  const entries = await readdir(location, { withFileTypes: true, encoding: 'buffer' })
  const lists = entries.map(async (entry): Promise<Entry[]> => {
    const rawPath = `${subfolder}${entry.name.toString('latin1')}`
    try {
      if (entry.isDirectory())
        return windowsFolderPattern.test(rawPath) ? [] : await listEntries(folder, `${rawPath}/`)
      if (entry.isSymbolicLink()) return await listLink(folder, rawPath)
      if (!entry.isFile()) return []
      return [{ rawPath, size: (await stat(toBytes(`${folder.rawPath}/${rawPath}`))).size }]
    } catch (error) {
      return [{ rawPath, size: 0, reason: describeReadError(error) }]
    }
  })
  return (await Promise.all(lists)).flat()
}

/**
 * Returns no entry for a link to a place in the folder, because that place is listed anyway. Does not follow a link to another
 * place, because it may lead anywhere.
 */
async function listLink({ rawPath: root, realPath }: Folder, rawPath: RawPath): Promise<Entry[]> {
  const target = await findRealPath(`${root}/${rawPath}`).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  })
  if (target === null) return [{ rawPath, size: 0, reason: BROKEN_LINK }]
  if (`${target}/`.startsWith(`${realPath}/`)) return []
  return [{ rawPath, size: 0, reason: 'it is a link to another place: give the name of that place, too' }]
}

const findRealPath = async (rawPath: RawPath): Promise<RawPath> =>
  (await realpath(toBytes(rawPath), 'buffer')).toString('latin1')

const toBytes = (rawPath: RawPath) => Buffer.from(rawPath, 'latin1')

/**
 * Names that are not UTF-8 are all decoded with the same code page. Backslashes become '/', because programs that unpack an old ZIP
 * file from Windows often leave them in the names.
 */
function decodePaths(rawPaths: readonly RawPath[]): string[] {
  const names = rawPaths.flatMap((rawPath) => rawPath.split('/').map(toBytes))
  const decode = chooseNameDecoder(names.filter((name) => !isUtf8(name)))
  const decodeName = (name: Buffer) => (isUtf8(name) ? name.toString() : decode(name))
  return rawPaths.map((rawPath) =>
    rawPath
      .split('/')
      .map((name) => decodeName(toBytes(name)))
      .join('/')
      .replaceAll('\\', '/'),
  )
}
