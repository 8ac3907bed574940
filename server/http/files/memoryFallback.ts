import type { Context } from '../../platform/context.ts'
import { isFull } from '../../base/errors/databaseErrors.ts'
import { spoolOrMemory } from '../../platform/storage/spool.ts'

/**
 * Makes a context for deriving files while somebody waits: on a full disk they are made in memory, and stay there for a while
 * instead of in storage.
 */
export function fallBackToMemory(context: Context): Context {
  const { storage, spool, freeSpace, unstoredFiles } = context
  return {
    ...context,
    spool: spoolOrMemory(spool, freeSpace),
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
