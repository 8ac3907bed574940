import { execFile } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const run = promisify(execFile)
const SIZE = '1G'

/** Ends the writing process; from then on the disk holds only what had reached it. */
export type Cut = (end: () => Promise<void>) => Promise<void>

/**
 * A data folder on a disk of its own, whose power can be cut: an ext4 file system in an image file. What a program wrote and
 * did not sync is in the memory of the system, and not yet in the image; so a copy of the image, taken before it is unmounted,
 * is what a power cut would have left. The journal is written at each sync and otherwise every five minutes, so that none is
 * under way while the image is copied. Needs root.
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
      // lazily: processes that the dead one had started may take a moment longer
      await run('umount', ['--lazy', mountPoint])
      await rm(before)
      await mount()
    },
    close: () => run('umount', ['--lazy', mountPoint]),
  }
}
