import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'
import type { Kysely, KyselyPlugin, Transaction } from 'kysely'
import type { Resource } from '../../../contract/endpoint.ts'
import { isDeadlock } from '../../base/errors/databaseErrors.ts'
import type { Tables } from './tables.ts'

export type Tx = Transaction<Tables>

interface ChangeContext {
  db: Kysely<Tables>
  /** undefined in a command, because a running server looks for jobs every few seconds anyway */
  jobs?: { wake(): void }
}

const RETRY_PAUSES_MS = [20, 100, 500]
const insideChange = new AsyncLocalStorage<true>()

/**
 * Runs `write` in a transaction: the only way to write to the database, but for the exceptions in tests/server/data/writes.test.ts.
 * Raises the revisions of `resources`, runs `write`, commits, and wakes the jobs. If `write` throws, changes nothing and throws the
 * same error.
 *
 * `write` must await nothing but SQL through `tx`: SQLite has one connection, so a slow await would block everyone. On PostgreSQL,
 * writers of the same resource take turns, by row locks in sorted order, which cannot deadlock. Transactions can still deadlock over
 * jobs; then one `write` runs again, so it must keep no state outside the transaction.
 */
export async function change<T>(
  context: ChangeContext,
  resources: readonly Resource[],
  write: (tx: Tx) => Promise<T>,
): Promise<T> {
  const attempt = () =>
    // omits `rejectInsideChange`, because that plugin would reject the transaction's own queries
    context.db
      .withoutPlugins()
      .transaction()
      .execute((tx) =>
        insideChange.run(true, async () => {
          for (const resource of [...resources].sort()) await raiseRevision(tx, resource)
          return write(tx)
        }),
      )
  const result = await retryDeadlocks(attempt)
  context.jobs?.wake()
  return result
}

/**
 * Runs `attempt`. After a deadlock, pauses and runs it again. Without the pause, the same two transactions could deadlock again.
 */
async function retryDeadlocks<T>(attempt: () => Promise<T>): Promise<T> {
  for (const pauseMs of RETRY_PAUSES_MS) {
    try {
      return await attempt()
    } catch (error) {
      if (!isDeadlock(error)) throw error
    }
    await setTimeout(pauseMs * (0.5 + Math.random()))
  }
  return attempt()
}

/**
 * If the resource changes for the first time, inserts its row. Without a row, cached responses that depend on the resource would
 * never be refreshed.
 */
const raiseRevision = (tx: Tx, resource: Resource) =>
  tx
    .insertInto('revisions')
    .values({ resource, revision: 1 })
    .onConflict((oc) =>
      oc.column('resource').doUpdateSet((eb) => ({ revision: eb('revisions.revision', '+', 1) })),
    )
    .execute()

/**
 * A plugin that throws if code inside `change` queries `db` instead of the transaction. On SQLite, such a query would wait
 * forever for the transaction to end.
 */
export const rejectInsideChange: KyselyPlugin = {
  transformQuery: ({ node }) => {
    checkOutsideChange()
    return node
  },
  transformResult: async ({ result }) => result,
}

export function checkOutsideChange() {
  if (insideChange.getStore()) throw new Error('db was used inside change(): use the tx it hands you')
}
