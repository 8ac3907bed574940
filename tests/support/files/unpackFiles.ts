import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { temporaryFolder } from './temporaryFolder.ts'

/** Writes files into a new folder under other names. Leaves out the files for which `toPath` returns null. */
export async function unpackFiles(
  files: ReadonlyMap<string, Buffer>,
  toPath: (name: string) => string | null,
): Promise<string> {
  const folder = temporaryFolder()
  for (const [name, bytes] of files) {
    const to = toPath(name)
    if (to === null) continue
    await mkdir(path.dirname(path.join(folder, to)), { recursive: true })
    await writeFile(path.join(folder, to), bytes)
  }
  return folder
}
