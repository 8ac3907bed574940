import type { Storage } from './storage.ts'

/** Removes every file whose key begins so. */
export async function removeBelow(storage: Storage, prefix: string): Promise<void> {
  for (let keys = await storage.list(prefix); keys.length > 0; keys = await storage.list(prefix))
    await storage.remove(keys)
}
