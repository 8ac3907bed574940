import type { Storage } from './storage.ts'
import { z } from 'zod'

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

/**
 * The schema for the keys in a list from outside: the files of one photograph, video or song. Nothing else comes from outside; a web
 * server may serve what lies below public/.
 */
export const foreignKey = z.string().regex(/^private\/[\w-]{22}\/[\w-][\w.-]*$/)

/** The schema for the files in a list from outside, by their storage keys. */
export const foreignFiles = <Entry extends z.ZodType>(entry: Entry) => z.record(foreignKey, entry)

/** Finds the reason why a list from outside was rejected, if it is one of its keys. */
export function findForeignKey({ issues }: z.ZodError): string | null {
  const issue = issues.find(({ code, path }) => code === 'invalid_key' && path[0] === 'files')
  return issue ? String(issue.path[1]).slice(0, 100) : null
}
