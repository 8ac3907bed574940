import type { Storage } from './storage.ts'

export interface EndableStorage extends Storage {
  /** Waits for writes in progress and rejects all later ones. Reading still works. */
  endWriting(): Promise<void>
}

/**
 * Makes a storage whose writing can be ended, because a request may still run after its visitor has gone and the server stops.
 */
export function makeEndable(storage: Storage): EndableStorage {
  const underWay = new Set<Promise<unknown>>()
  let hasEnded = false

  const write = async <T>(begin: () => Promise<T>): Promise<T> => {
    if (hasEnded) throw new Error('storage takes nothing any more: the server is stopping')
    const written = begin()
    underWay.add(written)
    return written.finally(() => underWay.delete(written))
  }

  return {
    ...storage,
    put: (key, spooled) => write(() => storage.put(key, spooled)),
    copy: (from, to) => write(() => storage.copy(from, to)),
    async endWriting() {
      hasEnded = true
      await Promise.allSettled(underWay)
    },
  }
}
