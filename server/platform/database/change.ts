import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'
import type { Kysely, KyselyPlugin, Transaction } from 'kysely'
import type { Resource } from '../../../contract/endpoint.ts'
import { isDeadlock } from '../../base/errors/databaseErrors.ts'
import type { Tables } from './tables.ts'

export type Tx = Transaction<Tables>

/** The part of the context that a change needs. */
interface Changeable {
  db: Kysely<Tables>
  /** undefined in a command, next to which the server looks for jobs every few seconds */
  jobs?: { wake(): void }
}

const RETRY_PAUSES_MS = [20, 100, 500]
const insideChange = new AsyncLocalStorage<true>()

/**
 * The only way to write; tests/server/writes.test.ts lists the exceptions. Raises the revisions of `resources`, runs `write`,
 * commits, then wakes the jobs. On PostgreSQL the row lock of a revision makes writers of a resource take turns; resources are
 * locked in sorted order, so that two changes cannot deadlock on them. When they deadlock over jobs, PostgreSQL ends one and its
 * `write` runs again, so it must not keep state. `write` may await only SQL through `tx`: SQLite has one connection, and a slow
 * await would block everyone. Throws whatever `write` throws, with nothing changed.
 */
export async function change<T>(
  context: Changeable,
  resources: readonly Resource[],
  write: (tx: Tx) => Promise<T>,
): Promise<T> {
  const attempt = () =>
    // without the plugin below, which would reject the transaction's own queries
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

/** Retries after a pause: at once, a change could take the other's lock again before the other has woken up. */
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

/** Inserts the row of a resource at its first change; without a row its cached responses would never be refreshed. */
const raiseRevision = (tx: Tx, resource: Resource) =>
  tx
    .insertInto('revisions')
    .values({ resource, revision: 1 })
    .onConflict((oc) =>
      oc.column('resource').doUpdateSet((eb) => ({ revision: eb('revisions.revision', '+', 1) })),
    )
    .execute()

/** Makes `db` throw inside a change: on SQLite it would wait for its own transaction forever. */
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
