import { createHmac } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import type { Caller } from './caller.ts'

const hashes = new WeakMap<Caller, string>()

/** Makes a keyed hash of the caller's IP address, because the address itself is not stored. Computes it once per request. */
export function hashVisitor({ secret }: Pick<Context, 'secret'>, caller: Caller): string {
  const knownHash = hashes.get(caller)
  if (knownHash) return knownHash
  const hash = createHmac('sha256', secret).update(caller.address).digest('base64url').slice(0, 22)
  hashes.set(caller, hash)
  return hash
}
