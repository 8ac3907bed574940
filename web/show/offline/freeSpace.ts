import type { Media } from '../../../contract/media/media.ts'
import type { Track } from '../../../contract/memorial/music.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { readScreenSize } from '../pictures/screen.ts'
import { listShowFiles } from './listShowFiles.ts'

/** Estimates how many bytes must still be stored until the whole show is on this device. */
export function countBytesToStore(
  media: readonly Media[],
  songs: readonly Track[],
  settings: Settings | undefined,
  storedPaths: ReadonlySet<string>,
): number {
  const { files } = listShowFiles(media, songs, readScreenSize(), settings)
  return files.reduce((sum, { path, bytes }) => (storedPaths.has(path) ? sum : sum + bytes), 0)
}

/** Reads how many more bytes the browser lets this site store; null if the browser does not say. */
export async function readFreeBytes(
  storage: Pick<StorageManager, 'estimate'> | undefined = navigator.storage,
): Promise<number | null> {
  try {
    const { quota, usage = 0 } = (await storage?.estimate?.()) ?? {}
    return quota === undefined ? null : quota - usage
  } catch {
    return null
  }
}
