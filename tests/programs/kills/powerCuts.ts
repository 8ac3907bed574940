import { execFile } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

const run = promisify(execFile)
const SIZE = '1G'

/** Calls `end`, which ends the writing process, and cuts the power: only what had been written to the disk itself is left. */
export type Cut = (end: () => Promise<void>) => Promise<void>

/**
 * Makes a disk for a data folder, whose power can be cut: an ext4 file system in an image file. What a program has written and
 * not synced is in the memory of the system, but not in the image. So a copy of the image, made before it is unmounted, contains
 * what a power cut would have left. The system writes the journal at each sync, and otherwise only every five minutes, so that
 * it does not write it during the copy. Needs root.
 */
export async function openCuttableDisk() {
  const folder = temporaryFolder()
  const mountPoint = path.join(folder, 'mounted')
  await mkdir(mountPoint)
  let count = 0
  const image = () => path.join(folder, `disk-${count}`)
  const mount = () => run('mount', ['-o', 'loop,commit=300', image(), mountPoint])
  await run('truncate', ['-s', SIZE, image()])
  await run('mkfs.ext4', ['-q', image()])
  await mount()
  return {
    dataDir: path.join(mountPoint, 'data'),
    async cut(end: () => Promise<void>) {
      await end()
      const before = image()
      count += 1
      await run('cp', ['--sparse=always', before, image()])
      // lazily, because processes that the ended one had started may use the disk for another moment
      await run('umount', ['--lazy', mountPoint])
      await rm(before)
      await mount()
    },
    close: () => run('umount', ['--lazy', mountPoint]),
  }
}
