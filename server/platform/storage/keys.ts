import type { Storage } from './storage.ts'

/** Lists all keys that start with `prefix`, in byte order. */
export async function listAllKeys(storage: Pick<Storage, 'list'>, prefix: string): Promise<string[]> {
  const keys: string[] = []
  for (let page = await storage.list(prefix); page.length > 0; page = await storage.list(prefix, keys.at(-1)))
    keys.push(...page)
  return keys
}

/** Removes all files whose keys start with `prefix`. */
export async function removeByPrefix(storage: Storage, prefix: string): Promise<void> {
  for (let keys = await storage.list(prefix); keys.length > 0; keys = await storage.list(prefix))
    await storage.remove(keys)
}
