import { Failure } from '../../base/errors/fail.ts'
import type { Context } from '../../platform/context.ts'
import type { UploadFiles } from './fileSource.ts'

/** The oldest failures are forgotten first. */
const MAX_FAILURES = 10_000

/**
 * Runs `open`, which returns null or false if the file is missing. In that case, derives the file and runs `open` again. Returns
 * the last result.
 */
export type DeriveMissing = <T>(files: UploadFiles, name: string, open: () => Promise<T>) => Promise<T>

/**
 * Makes a function that derives missing files for requests. A file that cannot be derived is tried only once until its item
 * changes, because deriving may take minutes of a processor, and strangers could request the file again and again. Jobs try it
 * regardless. After a restart it is tried again, because a program such as ffmpeg may have been installed.
 */
export function createDeriveMissing({ freeSpace }: Pick<Context, 'freeSpace'>): DeriveMissing {
  /** for each storage key, the state of the item at the failure */
  const failures = new Map<string, string>()

  const remember = async (files: UploadFiles, name: string) => {
    // on a full disk, the file may have been made but not stored
    if (await freeSpace.isExhausted()) return
    failures.set(files.findStorageKey(name), files.state)
    const [oldest = ''] = failures.keys()
    if (failures.size > MAX_FAILURES) failures.delete(oldest)
  }

  return async (files, name, open) => {
    const storedFile = await open()
    if (storedFile || failures.get(files.findStorageKey(name)) === files.state) return storedFile
    try {
      await files.derive(name)
    } catch (error) {
      if (error instanceof Failure && error.status < 500) await remember(files, name)
      throw error
    }
    const derivedFile = await open()
    if (!derivedFile) await remember(files, name)
    return derivedFile
  }
}
