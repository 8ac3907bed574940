import { createHmac } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import type { Caller } from './caller.ts'

const hashes = new WeakMap<Caller, string>()

/** Stands for the caller's address, which is not stored: a keyed hash. Computed once a request. */
export function visitorHash({ secret }: Pick<Context, 'secret'>, caller: Caller): string {
  const known = hashes.get(caller)
  if (known) return known
  const hash = createHmac('sha256', secret).update(caller.address).digest('base64url').slice(0, 22)
  hashes.set(caller, hash)
  return hash
}
