import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { CaptionPlace } from '../../contract/archive.ts'
import { StartupError } from '../config.ts'
import type { Context } from '../context.ts'
import { type Archive, openArchive } from './openArchive.ts'
import { knowNothing } from './originals.ts'
import { wholeOf } from './parts.ts'

type OnProgress = (message: string, part: number) => void

/**
 * Writes an archive under its name once all of it is on the disk; until then it is called `.part`. An original that fails
 * on the way is left out of a second one, which names it. Throws StartupError when the file exists or does not fit.
 */
export async function writeArchive(
  memorial: Pick<Context, 'db' | 'storage'>,
  file: string,
  captions: CaptionPlace,
  onProgress: OnProgress,
): Promise<Archive> {
  if (existsSync(file)) throw new StartupError(`${file} exists already. Choose another name.`)
  const known = knowNothing()
  for (;;) {
    const failedBefore = known.unreadable.size
    const archive = await openArchive(memorial, known, captions)
    try {
      await checkFits(file, archive.size)
      await writeFile(file, archive, onProgress)
      return archive
    } catch (error) {
      await rm(`${file}.part`, { force: true })
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw doesNotFit(file, archive.size)
      if (known.unreadable.size === failedBefore) throw error
    }
  }
}

async function checkFits(file: string, size: number) {
  const { bavail, bsize } = await statfs(path.dirname(path.resolve(file)))
  if (bavail * bsize < size) throw doesNotFit(file, size)
}

const MB = 1024 * 1024

const doesNotFit = (file: string, size: number) =>
  new StartupError(`There is no room for ${file}: it needs ${Math.ceil(size / MB)} MB.`)

async function writeFile(file: string, archive: Archive, onProgress: OnProgress) {
  const part = `${file}.part`
  await pipeline(withProgress(archive, onProgress), createWriteStream(part))
  const handle = await open(part, 'r')
  await handle.sync().finally(() => handle.close())
  await rename(part, file)
}

async function* withProgress(archive: Archive, onProgress: OnProgress) {
  let bytes = 0
  for await (const chunk of archive.read(wholeOf(archive))) {
    yield chunk
    bytes += chunk.length
    onProgress(`${(bytes / MB).toFixed(0)} of ${(archive.size / MB).toFixed(0)} MB`, bytes / archive.size)
  }
}
