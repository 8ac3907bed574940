import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { tableNames } from '../../../server/platform/database/rows.ts'
import { listAllKeys } from '../../../server/platform/storage/keys.ts'
import { type Backend, openBackend } from './backends.ts'
import { readLists } from '../project/readLists.ts'
import type { World } from './world.ts'

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Reads every private file with its hash, and every row of every table as text: everything that makes up a memorial. */
export async function readWholeMemorial(backend: Backend) {
  const { db, storage } = await openBackend(backend)
  const files: Record<string, string> = {}
  for (const key of await listAllKeys(storage, 'private/')) {
    const opened = await storage.open(key)
    if (opened) files[key] = hashOf(await buffer(opened.body))
  }
  const rows: Record<string, string[]> = {}
  for (const table of tableNames) {
    const all = await db
      .selectFrom(table as 'media')
      .selectAll()
      .execute()
    rows[table] = all.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort()
  }
  await db.destroy()
  return { files, rows }
}

/** Reads the responses of every list for a visitor and for the administrator, and the bytes of every file they link to. */
export async function readAllResponses({ visitor, administrator }: World) {
  const admin = await administrator()
  const answers = await readLists(visitor, admin)
  const paths = JSON.stringify(answers).match(/\/uploads\/[\w/.-]+/g)
  for (const [who, person] of Object.entries({ visitor, admin }))
    for (const path of paths ?? []) {
      const { status, bytes } = await person.get(path)
      answers[`${who} ${path}`] = `${status} ${hashOf(bytes)}`
    }
  return answers
}
