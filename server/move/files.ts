import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { inParallel } from '../inParallel.ts'
import { sha256Of } from '../storage/measure.ts'
import { type Spool, spoolStream } from '../storage/spool.ts'
import type { Storage } from '../storage/storage.ts'

export interface CopiedFiles {
  files: number
  bytes: number
  /** of them, found at the new place already, the same byte for byte */
  already: number
}

type Files = Pick<Storage, 'open' | 'list'>

/** How many files are under way at once. */
const AT_ONCE = 4

/**
 * Makes everything under private/ the same at `to`: what is there and equal stays, what is missing or different is
 * copied and read back, what is too much goes. Safe to kill and to run again. Throws when a copy reads back differently.
 */
export async function copyFiles(
  from: Files,
  to: Storage,
  spool: Spool,
  onProgress: (done: CopiedFiles, of: number) => void,
): Promise<CopiedFiles> {
  const keys = await allKeys(from, 'private/')
  const done: CopiedFiles = { files: 0, bytes: 0, already: 0 }
  await inParallel(keys, AT_ONCE, async (key) => {
    const { bytes, already } = await copyFile(from, to, spool, key)
    done.files += 1
    done.bytes += bytes
    if (already) done.already += 1
    onProgress(done, keys.length)
  })
  const wanted = new Set(keys)
  await to.remove((await allKeys(to, 'private/')).filter((key) => !wanted.has(key)))
  return done
}

/**
 * What was public at `from` is copied at `to` from private/, so that the first visitors wait for nothing. What cannot
 * be copied so is made when it is first asked for, as ever.
 */
export async function copyPublic(from: Files, to: Storage, db: Kysely<Tables>): Promise<void> {
  const owners = new Map<string, string>()
  for (const table of ['media', 'music'] as const)
    for (const { id, public_key } of await db.selectFrom(table).select(['id', 'public_key']).execute())
      if (public_key) owners.set(public_key, id)
  for (const key of await allKeys(from, 'public/')) {
    const [, publicKey = '', name = ''] = key.split('/')
    const id = owners.get(publicKey)
    if (id) await to.copy(`private/${id}/${name}`, key)
  }
}

/** Hex; null when nothing is stored under the key. */
export async function storedSha256(storage: Pick<Storage, 'open'>, key: string): Promise<string | null> {
  const opened = await storage.open(key)
  return opened && sha256Of(opened.body)
}

async function copyFile(from: Files, to: Storage, spool: Spool, key: string) {
  await using folder = await spool.folder()
  const opened = await from.open(key)
  if (!opened) throw new Error(`${key} vanished while it was copied`)
  const { path, sha256, size } = await spoolStream(folder.path, key, opened.body)
  const already = (await storedSha256(to, key)) === sha256
  if (!already) {
    await to.put(key, path)
    if ((await storedSha256(to, key)) !== sha256) throw new Error(`${key} was not stored as it was sent`)
  }
  return { bytes: size, already }
}

export async function allKeys(storage: Pick<Storage, 'list'>, prefix: string): Promise<string[]> {
  const keys: string[] = []
  for (let page = await storage.list(prefix); page.length > 0; page = await storage.list(prefix, keys.at(-1)))
    keys.push(...page)
  return keys
}
