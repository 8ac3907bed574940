import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'
import type { Kysely, KyselyPlugin, Transaction } from 'kysely'
import type { Resource } from '../../../contract/endpoint.ts'
import { isDeadlock } from '../../base/errors/databaseErrors.ts'
import type { Tables } from './tables.ts'

export type Tx = Transaction<Tables>

/** As much of the context as a change needs. */
interface Changeable {
  db: Kysely<Tables>
  /** a command beside a server has none: the server looks for jobs every few seconds */
  jobs?: { wake(): void }
}

const RETRY_PAUSES_MS = [20, 100, 500]
const inside = new AsyncLocalStorage<true>()

/**
 * The only way to write; tests/server/writes.test.ts names the exceptions. Raises the revision of `resources`, runs `verb`, commits, then lets the jobs it scheduled begin.
 * On PostgreSQL the revision's row lock makes the writers of a resource take turns; resources are locked in sorted
 * order, so two changes never wait for each other there. When they do so over jobs, PostgreSQL ends one, and its `verb`
 * runs again: it must not remember anything. In `verb` only SQL through `tx` is awaited: SQLite has one connection,
 * and a slow await would stop everyone. Throws what `verb` throws, with nothing changed.
 */
export async function change<T>(
  context: Changeable,
  resources: readonly Resource[],
  verb: (tx: Tx) => Promise<T>,
): Promise<T> {
  const attempt = () =>
    // without the plugin below, which would reject the transaction's own queries
    context.db
      .withoutPlugins()
      .transaction()
      .execute((tx) =>
        inside.run(true, async () => {
          for (const resource of [...resources].sort()) await raise(tx, resource)
          return verb(tx)
        }),
      )
  const result = await retryDeadlocks(attempt)
  context.jobs?.wake()
  return result
}

/** After a pause: tried again at once, a change may take the other's lock anew before that one has woken up. */
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

/** A resource has no row before its first change; without one its cached answers would never be made anew. */
const raise = (tx: Tx, resource: Resource) =>
  tx
    .insertInto('revisions')
    .values({ resource, revision: 1 })
    .onConflict((oc) =>
      oc.column('resource').doUpdateSet((eb) => ({ revision: eb('revisions.revision', '+', 1) })),
    )
    .execute()

/** Makes `db` throw inside a change, where on SQLite it would wait for its own transaction for ever. */
export const rejectInsideChange: KyselyPlugin = {
  transformQuery: ({ node }) => {
    checkOutsideChange()
    return node
  },
  transformResult: async ({ result }) => result,
}

export function checkOutsideChange() {
  if (inside.getStore()) throw new Error('db was used inside change(): use the tx it hands you')
}
