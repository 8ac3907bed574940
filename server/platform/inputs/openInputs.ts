import { lstat, open, stat } from 'node:fs/promises'
import path from 'node:path'
import { describeReadError } from '../../base/errors/describeSystemError.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { isZipName } from '../zip/isZipName.ts'
import { findPackedReason } from './findPackedReason.ts'
import { BROKEN_LINK, findFile, listFolder } from './listFolder.ts'
import { openZip } from './openZip.ts'
import type { InputFiles } from './inputs.ts'

/**
 * Lists the files of folders and ZIP files, and single files. Throws PlainError if a path does not exist or if a ZIP file cannot
 * be read.
 */
export async function openInputs(paths: readonly string[]): Promise<InputFiles> {
  using disposables = new DisposableStack()
  const sources: InputFiles[] = []
  for (const each of paths) sources.push(disposables.use(await openInput(each)))
  const ownedDisposables = disposables.move()
  return {
    files: sources.flatMap(({ files }) => files),
    unreadable: sources.flatMap(({ unreadable }) => unreadable),
    [Symbol.dispose]: () => ownedDisposables.dispose(),
  }
}

async function openInput(inputPath: string): Promise<InputFiles> {
  const stats = await stat(inputPath).catch(() => null)
  if (!stats) return toInputFiles({ unreadable: [{ path: inputPath, reason: await findFault(inputPath) }] })
  if (stats.isDirectory()) return toInputFiles(await listFolder(inputPath))
  const rejection = findPackedReason(inputPath)
  if (rejection) throw new PlainError(`${inputPath}: ${rejection}.`)
  if (isZipName(inputPath) || (await isZip(inputPath))) return openZip(inputPath)
  const file = await findFile(path.dirname(inputPath), path.basename(inputPath))
  return toInputFiles({ files: file ? [file] : [] })
}

const toInputFiles = ({ files = [], unreadable = [] }: Partial<InputFiles>): InputFiles => ({
  files,
  unreadable,
  [Symbol.dispose]: () => undefined,
})

/** Returns the reason why a path that a person typed cannot be read. Throws PlainError if nothing has this name. */
async function findFault(inputPath: string): Promise<string> {
  try {
    await lstat(inputPath)
    return BROKEN_LINK
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['ENOENT', 'ENOTDIR'].includes(code)) return describeReadError(error)
    // Node decodes what a person types as UTF-8, so it cannot find a file with any other name
    if (inputPath.includes('\ufffd'))
      return 'its name is in an old code page, so it is found only in its folder: give the name of that'
    throw new PlainError(`There is nothing at ${inputPath}.`)
  }
}

async function isZip(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => null)
  if (!handle) return false
  const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0).finally(() => handle.close())
  return ['PK\x03\x04', 'PK\x05\x06'].includes(buffer.toString('latin1'))
}
