import { lstat, readdir, rmdir, unlink } from 'node:fs/promises'
import path from 'node:path'

/** Removes a file or a link. A missing one is no error. */
export async function removeFile(file: string): Promise<void> {
  await unlink(file).catch(ignoreMissing)
}

/** Removes files when the block ends that declares this with `await using`, whether they were written or not. */
export const removeAtEnd = (...files: readonly string[]): AsyncDisposable => ({
  async [Symbol.asyncDispose]() {
    for (const file of files) await removeFile(file)
  },
})

/**
 * Removes a folder with its content, or a file or a link. Nothing that a link leads to is touched. Node's `rm` would empty it: in
 * a folder that other users share, a link of another user cannot be removed, and `rm` takes it for a folder.
 */
export async function removeTree(root: string): Promise<void> {
  const stats = await lstat(root).catch(ignoreMissing)
  if (!stats?.isDirectory()) return removeFile(root)
  for (const name of (await readdir(root).catch(ignoreMissing)) ?? []) await removeTree(path.join(root, name))
  await rmdir(root).catch(ignoreMissing)
}

/** Whether a path is a folder, not a link to one, of the user who runs this process. */
export async function isOwnFolder(folder: string): Promise<boolean> {
  const stats = await lstat(folder).catch(ignoreMissing)
  return stats?.isDirectory() === true && stats.uid === (process.geteuid?.() ?? stats.uid)
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
