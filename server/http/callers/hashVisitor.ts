import { createHmac } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import type { Caller } from './caller.ts'

const hashes = new WeakMap<Caller, string>()

/** Makes a keyed hash of the caller's IP address, because the address itself is not stored. Computes it once per request. */
export function hashVisitor(context: Pick<Context, 'secret'>, caller: Caller): string {
  const knownHash = hashes.get(caller)
  if (knownHash) return knownHash
  const hash = hashNetwork(context, caller.address)
  hashes.set(caller, hash)
  return hash
}

/** Makes a keyed hash of a network of `listNetworks`. */
export const hashNetwork = ({ secret }: Pick<Context, 'secret'>, network: string) =>
  createHmac('sha256', secret).update(network).digest('base64url').slice(0, 22)
