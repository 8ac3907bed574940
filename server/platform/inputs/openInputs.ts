import { createReadStream } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { PlainError } from '../../base/errors/PlainError.ts'
import { isZipName } from '../zip/isZipName.ts'
import { findPackedReason } from './findPackedReason.ts'
import { openZip } from './openZip.ts'
import type { InputFile, InputFiles } from './inputs.ts'

/**
 * Lists the files of folders and ZIP files, and single files. Throws PlainError if a path does not exist or if a ZIP file cannot
 * be read.
 */
export async function openInputs(paths: readonly string[]): Promise<InputFiles> {
  using disposables = new DisposableStack()
  const sources: InputFiles[] = []
  for (const each of paths) sources.push(disposables.use(await openInput(each)))
  const ownedDisposables = disposables.move()
  return { files: sources.flatMap(({ files }) => files), [Symbol.dispose]: () => ownedDisposables.dispose() }
}

async function openInput(inputPath: string): Promise<InputFiles> {
  const stats = await stat(inputPath).catch(() => null)
  if (!stats) throw new PlainError(`There is nothing at ${inputPath}.`)
  if (stats.isDirectory())
    return { files: await listFilesBelow(inputPath), [Symbol.dispose]: () => undefined }
  const rejection = findPackedReason(inputPath)
  if (rejection) throw new PlainError(`${inputPath}: ${rejection}.`)
  if (isZipName(inputPath) || (await isZip(inputPath))) return openZip(inputPath)
  const file = toDiskFile(path.dirname(inputPath), path.basename(inputPath), stats.size)
  return { files: [file], [Symbol.dispose]: () => undefined }
}

/** Lists all files in a folder and its subfolders. Does not follow symbolic links, because they may lead anywhere. */
async function listFilesBelow(folder: string): Promise<InputFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return toDiskFile(folder, path.relative(folder, file), (await stat(file)).size)
    }),
  )
}

const toDiskFile = (root: string, name: string, size: number): InputFile => ({
  root,
  path: name.split(path.sep).join('/'),
  size,
  open: async () => createReadStream(path.join(root, name)),
})

async function isZip(file: string): Promise<boolean> {
  const handle = await open(file)
  const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0).finally(() => handle.close())
  return ['PK\x03\x04', 'PK\x05\x06'].includes(buffer.toString('latin1'))
}
