import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, KyselyPlugin, Transaction } from 'kysely'
import type { Resource } from '../../contract/endpoint.ts'
import type { Context } from '../context.ts'
import { isDeadlock } from './databaseErrors.ts'
import type { Tables } from './tables.ts'

export type Tx = Transaction<Tables>

const inside = new AsyncLocalStorage<true>()

/**
 * The only way to write. Raises the revision of `rooms`, runs `verb`, commits, then lets the jobs it enqueued begin.
 * On PostgreSQL the revision's row lock makes one room's writers take turns; rooms are locked in sorted order, so two
 * changes never wait for each other there. Should they do so over jobs, PostgreSQL ends one and its `verb` runs once
 * more: it must not remember anything. In `verb` only SQL through `tx` is awaited: SQLite has one connection, and a slow
 * await would stop everyone. Throws what `verb` throws, with nothing changed.
 */
export async function change<T>(
  context: Pick<Context, 'db' | 'jobs'>,
  resources: readonly Resource[],
  verb: (tx: Tx) => Promise<T>,
): Promise<T> {
  const attempt = () =>
    // the transaction must not refuse itself
    context.db
      .withoutPlugins()
      .transaction()
      .execute((tx) =>
        inside.run(true, async () => {
          for (const resource of [...resources].sort()) await raise(tx, resource)
          return verb(tx)
        }),
      )
  const result = await attempt().catch((error: unknown) => {
    if (isDeadlock(error)) return attempt()
    throw error
  })
  context.jobs.wake()
  return result
}

/** Revisions of the rooms as one string: changes exactly when an answer made of these rooms may have. */
export async function revisionOf(db: Kysely<Tables>, resources: readonly Resource[]): Promise<string> {
  const rows = await db
    .selectFrom('revisions')
    .select(['resource', 'revision'])
    .where('resource', 'in', [...resources])
    .execute()
  const byResource = new Map(rows.map((row) => [row.resource, row.revision]))
  return resources.map((resource) => byResource.get(resource) ?? 0).join('.')
}

const raise = (tx: Tx, resource: Resource) =>
  tx
    .updateTable('revisions')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('resource', '=', resource)
    .execute()

/** Makes `db` throw inside a change, where on SQLite it would wait for its own transaction for ever. */
export const refusedInsideChange: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (inside.getStore()) throw new Error('db was used inside change(): use the tx it hands you')
    return node
  },
  transformResult: async ({ result }) => result,
}
