import type { Kysely } from 'kysely'
import { limits } from '../../../../contract/limits.ts'
import { fail } from '../../../base/errors/fail.ts'
import type { Caller } from '../../../http/callers/caller.ts'
import { hashNetwork } from '../../../http/callers/hashVisitor.ts'
import { findWidestNetwork } from '../../../http/callers/network.ts'
import type { Context } from '../../../platform/context.ts'
import type { Tables } from '../../../platform/database/tables.ts'

/** The part of the disk that waiting photos from one network may use. A photo waits until a memory takes it. */
export interface SenderShare {
  /** the value of `media.sender` */
  sender: string
  maxBytes: number
}

/** The part of the free space that one network may use, so that nobody fills the disk with photos that belong to no memory. */
const FREE_SPACE_PART = 0.1
/** The largest photos of one memory always fit. */
const MIN_SHARE_BYTES = limits.visitorFiles * limits.visitorFileBytes
const RETRY_AFTER_S = 600

/** Measures the share of the network from which a visitor sends photos; null for keepers, who may use the whole disk. */
export async function measureShare(context: Context, caller: Caller): Promise<SenderShare | null> {
  if (caller.kind === 'keeper') return null
  const { freeBytes, floorBytes } = await context.freeSpace.measure()
  return {
    sender: hashNetwork(context, findWidestNetwork(caller.address)),
    maxBytes: Math.max(MIN_SHARE_BYTES, FREE_SPACE_PART * (freeBytes - floorBytes)),
  }
}

/** Throws `too_much_waiting` if the photos of this network would exceed its share with `newBytes` more. */
export async function checkShare(
  db: Kysely<Tables>,
  { sender, maxBytes }: SenderShare,
  newBytes: number,
): Promise<void> {
  const { bytes } = await db
    .selectFrom('media')
    .select(({ fn }) => fn.sum('file_size').as('bytes'))
    .where('sender', '=', sender)
    .where('visitor_photo', '=', 'waiting')
    .executeTakeFirstOrThrow()
  if (Number(bytes) + newBytes > maxBytes) throw fail('too_much_waiting', {}, { retryAfter: RETRY_AFTER_S })
}
