import type { Storage } from './storage.ts'

export type EndableStorage = ReturnType<typeof makeEndable>

/**
 * Makes a storage with a method that ends all writing. This is for a server that stops: requests may still be running then, even
 * if their visitors have left.
 */
export function makeEndable(storage: Storage) {
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
    put: (key: string, spooledPath: string) => write(() => storage.put(key, spooledPath)),
    copy: (from: string, to: string) => write(() => storage.copy(from, to)),
    /** Waits for writes in progress, and rejects all later writes. Reading still works. */
    async endWriting() {
      hasEnded = true
      await Promise.allSettled(pendingWrites)
    },
  }
}
