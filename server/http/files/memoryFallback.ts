import type { Context } from '../../platform/context.ts'
import { isFull } from '../../base/errors/databaseErrors.ts'
import { spoolOrMemory } from '../../platform/storage/spool.ts'

/**
 * The context for what is derived while somebody waits for it: on a full disk it is made in memory, and stays there for
 * a while instead of in storage.
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
