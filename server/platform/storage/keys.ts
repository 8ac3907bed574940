import type { Storage } from './storage.ts'
import { z } from 'zod'

/*
 * The form of every storage key. Nothing else in server/ writes one: tests/keys.test.ts checks this.
 */

/** All files that people sent, or that were made from theirs. Only keepers and jobs read them. */
export const STORED_PREFIX = 'private/'
/** The file that somebody sent, byte for byte. The other files of its folder are made from it. */
export const ORIGINAL_NAME = 'original'

/**
 * Something whose files are in a folder below `STORED_PREFIX`. Songs and results of work have the folder of their id; media items
 * have the folder in their row, because one item can take the file of another.
 */
export interface InFolder {
  folder: string
}

export const makeStoredKey = (item: InFolder, name: string) => `${makeStoredPrefix(item)}${name}`
export const makeStoredPrefix = ({ folder }: InFolder) => `${STORED_PREFIX}${folder}/`
export const makeOriginalKey = (item: InFolder) => makeStoredKey(item, ORIGINAL_NAME)

/** Takes a key below `STORED_PREFIX` apart. */
export function parseStoredKey(key: string): InFolder & { name: string } {
  const [, folder = '', name = ''] = key.split('/')
  return { folder, name }
}

export const isOriginalKey = (key: string) => parseStoredKey(key).name === ORIGINAL_NAME

/** The files that visitors see, each a copy of a stored file. They can be removed at any time, and are made again. */
export const PUBLISHED_PREFIX = 'public/'
export const makePublishedKey = (publicKey: string, name: string) =>
  `${makePublishedPrefix(publicKey)}${name}`
export const makePublishedPrefix = (publicKey: string) => `${PUBLISHED_PREFIX}${publicKey}/`

/** The files that say whose files the others are. Version 0.1 stored them under another prefix. */
export const MARK_PREFIX = 'installation/'
export const FORMER_MARK_PREFIX = 'house/'
export const makeMarkKey = (id: string) => `${MARK_PREFIX}${id}`
export const makeFormerMarkKey = (id: string) => `${FORMER_MARK_PREFIX}${id}`

/** Makes the key of a snapshot of the database that is stored so that a download can continue. */
export const makeSnapshotKey = (id: string) => `archives/${id}.db`

/** Lists all keys that start with `prefix`, in byte order. */
export async function listAllKeys(storage: Pick<Storage, 'list'>, prefix: string): Promise<string[]> {
  const keys: string[] = []
  for (let page = await storage.list(prefix); page.length > 0; page = await storage.list(prefix, keys.at(-1)))
    keys.push(...page)
  return keys
}

export async function removeByPrefix(storage: Storage, prefix: string): Promise<void> {
  for (let keys = await storage.list(prefix); keys.length > 0; keys = await storage.list(prefix))
    await storage.remove(keys)
}

/**
 * The schema for the keys in a list from outside: the files of one photograph, video or song. Nothing else comes from outside; a web
 * server may serve what lies below public/.
 */
export const foreignKey = z.string().regex(/^private\/[\w-]{22}\/[\w-][\w.-]*$/)

export const foreignFiles = <Entry extends z.ZodType>(entry: Entry) => z.record(foreignKey, entry)

/** Finds the reason why a list from outside was rejected, if it is one of its keys. */
export function findForeignKey({ issues }: z.ZodError): string | null {
  const issue = issues.find(({ code, path }) => code === 'invalid_key' && path[0] === 'files')
  return issue ? String(issue.path[1]).slice(0, 100) : null
}
