import type { ExpressionBuilder } from 'kysely'
import type { LimitName } from '../../../contract/endpoint.ts'
import { visitorChanges } from '../../../contract/limits.ts'
import { fail } from '../../base/errors/fail.ts'
import type { Context } from '../../platform/context.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { hashNetwork } from '../callers/hashVisitor.ts'
import type { Caller } from '../callers/caller.ts'
import { listNetworks } from '../callers/network.ts'

export interface Limit {
  counterKey: string
  maxCount: number
}

/** Lists a limit for each network of the caller: `maxCount` for the caller's own address, and more for the larger networks. */
export const listLimits = (
  context: Pick<Context, 'secret'>,
  caller: Caller,
  name: string,
  maxCount: number,
): Limit[] =>
  listNetworks(caller.address).map((network) => ({
    counterKey: `${name} ${hashNetwork(context, network.name)}`,
    maxCount: maxCount * network.factor,
  }))

/** Throws `too_often` if there are too many changes from the visitor's IP address or network. */
export async function countChange(
  context: Context,
  caller: Caller,
  name: LimitName,
  amount: number,
): Promise<void> {
  if (caller.kind === 'keeper' || amount === 0) return
  const limits = listLimits(context, caller, name, visitorChanges.maxCounts[name])
  await countOften(context, limits, amount)
}

/** Throws `too_often` if there are too many changes in ten minutes. */
export async function countOften(context: Context, limits: readonly Limit[], amount: number) {
  const reachedLimit = await countAll(context, limits, amount, visitorChanges.windowMs)
  if (reachedLimit) throw fail('too_often', {}, reachedLimit)
}

/**
 * Adds to the counters of several limits. Returns the first limit that is exceeded, and the seconds until it ends; null if none is.
 * A call that a limit already forbids adds to no counter and starts none, so that refused calls leave nothing behind.
 */
export async function countAll(
  context: Context,
  limits: readonly Limit[],
  amount: number,
  perMs: number,
): Promise<{ limit: Limit; retryAfter: number } | null> {
  const counters = await readCounters(context, limits, perMs)
  const describe = (limit: Limit, resetsAt: number) => ({
    limit,
    retryAfter: Math.max(1, Math.ceil((resetsAt - context.clock()) / 1_000)),
  })
  for (const limit of limits) {
    const counter = counters.get(limit.counterKey)
    if (counter && counter.count + amount > limit.maxCount) return describe(limit, counter.resets_at)
  }
  for (const limit of limits) {
    const { count, resets_at } = await countUp(context, limit.counterKey, amount, perMs)
    if (count > limit.maxCount) return describe(limit, resets_at)
  }
  return null
}

/** Reads the counters that have started and have not expired. */
async function readCounters({ db, clock }: Context, limits: readonly Limit[], perMs: number) {
  const keys = limits.map(({ counterKey }) => counterKey)
  const now = clock()
  const rows = await db
    .selectFrom('limits')
    .selectAll()
    .where('key', 'in', keys)
    .where((eb) => eb.not(hasExpired(eb, now, perMs)))
    .execute()
  return new Map(rows.map((row) => [row.key, row]))
}

/**
 * Adds to a counter that restarts every `perMs` milliseconds. The counter is in the database, so that all instances share it.
 * Starting a counter deletes expired counters.
 */
export async function countUp(context: Context, key: string, amount: number, perMs: number) {
  const now = context.clock()
  const row = await context.db
    .insertInto('limits')
    .values({ key, count: amount, resets_at: now + perMs })
    .onConflict((oc) =>
      oc.column('key').doUpdateSet((eb) => ({
        count: eb
          .case()
          .when(hasExpired(eb, now, perMs))
          .then(amount)
          .else(eb('limits.count', '+', amount))
          .end(),
        resets_at: eb
          .case()
          .when(hasExpired(eb, now, perMs))
          .then(now + perMs)
          .else(eb.ref('limits.resets_at'))
          .end(),
      })),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow()
  const hasStarted = row.count === amount
  if (hasStarted) await context.db.deleteFrom('limits').where('resets_at', '<=', now).execute()
  return row
}

/**
 * Whether a counter has expired. A counter that ends more than two periods from now has expired, too, because it was started
 * before the clock was set back. But a counter that ends a little later than one period from now is valid: it was started by a
 * call that overtook this call, or by an instance whose clock is ahead.
 */
const hasExpired = (eb: ExpressionBuilder<Tables, 'limits'>, now: number, perMs: number) =>
  eb.or([eb('limits.resets_at', '<=', now), eb('limits.resets_at', '>', now + 2 * perMs)])

export const forgetCount = (context: Context, key: string) =>
  context.db.deleteFrom('limits').where('key', '=', key).execute()
