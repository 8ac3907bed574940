import type { Context } from '../../platform/context.ts'
import { isFull } from '../../base/errors/databaseErrors.ts'
import { makeFallbackSpool } from '../../platform/storage/spool.ts'

/**
 * Makes a context for deriving files while somebody waits for them. If the disk is full, the files are made in memory, and they
 * stay in memory for a while instead of being stored.
 */
export function fallBackToMemory(context: Context): Context {
  const { storage, spool, freeSpace, unstoredFiles } = context
  return {
    ...context,
    spool: makeFallbackSpool(spool, freeSpace),
    storage: {
      ...storage,
      put: async (key, file) => {
        try {
          await storage.put(key, file)
        } catch (error) {
          if (!isFull(error)) throw error
          await unstoredFiles.addFile(key, file)
        }
      },
    },
  }
}
