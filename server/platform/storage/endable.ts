import type { Storage } from './storage.ts'

export interface EndableStorage extends Storage {
  /** Waits for writes in progress, and rejects all later writes. Reading still works. */
  endWriting(): Promise<void>
}

/**
 * Makes a storage with a method that ends all writing. This is for a server that stops: requests may still be running then, even
 * if their visitors have left.
 */
export function makeEndable(storage: Storage): EndableStorage {
  const pendingWrites = new Set<Promise<unknown>>()
  let hasEnded = false

  const write = async <T>(beginWrite: () => Promise<T>): Promise<T> => {
    if (hasEnded) throw new Error('storage takes nothing any more: the server is stopping')
    const pendingWrite = beginWrite()
    pendingWrites.add(pendingWrite)
    return pendingWrite.finally(() => pendingWrites.delete(pendingWrite))
  }

  return {
    ...storage,
    put: (key, spooledPath) => write(() => storage.put(key, spooledPath)),
    copy: (from, to) => write(() => storage.copy(from, to)),
    async endWriting() {
      hasEnded = true
      await Promise.allSettled(pendingWrites)
    },
  }
}
