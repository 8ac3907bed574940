import type { Kysely } from 'kysely'
import { limits } from '../../../../contract/limits.ts'
import { fail } from '../../../base/errors/fail.ts'
import type { Caller } from '../../../http/callers/caller.ts'
import { hashNetwork } from '../../../http/callers/hashVisitor.ts'
import { findWidestNetwork } from '../../../http/callers/network.ts'
import type { Context } from '../../../platform/context.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { MediaRow } from '../rows/present.ts'

/** The parts of the disk that visitors' items in one state may use, because nobody in the family has decided about them. */
export interface SenderShare {
  /** the network, as in `media.sender` */
  sender: string
  state: 'waiting' | 'sent'
  maxBytes: number
  /** for all networks together */
  maxBytesOfAll: number
}

/** The part of the free space that one network may use, so that nobody fills the disk with photos that belong to no memory. */
const FREE_SPACE_PART = 0.1
/** The largest photos of one memory always fit. */
const MIN_SHARE_BYTES = limits.visitorFiles * limits.visitorFileBytes
/**
 * The part that one network may use for what guests send by the link. As the free space shrinks, that is a third of what was free at
 * first: 500 photographs of 10 MB fit as soon as 15 GB are free.
 */
const SENT_PART = 0.5
const RETRY_AFTER_S = 600

/**
 * Measures the share of the network from which a visitor sends an item that waits; null for other items, and for keepers, who may use
 * the whole disk. All guests together use at most half of the disk, so that a link in the wrong hands leaves room for the family.
 */
export async function measureShare(
  context: Context,
  caller: Caller,
  state: MediaRow['visitor_photo'] = null,
): Promise<SenderShare | null> {
  if (caller.kind === 'keeper' || (state !== 'waiting' && state !== 'sent')) return null
  const measured = await context.freeSpace.measure()
  const freeBytes = measured.freeBytes - measured.floorBytes
  const sender = hashNetwork(context, findWidestNetwork(caller.address))
  if (state === 'sent') return { sender, state, maxBytes: SENT_PART * freeBytes, maxBytesOfAll: freeBytes }
  const maxBytes = Math.max(MIN_SHARE_BYTES, FREE_SPACE_PART * freeBytes)
  return { sender, state, maxBytes, maxBytesOfAll: Infinity }
}

/** Throws `too_much_waiting` or `disk_full` if what waits would exceed a share with `newBytes` more. */
export async function checkShare(db: Kysely<Tables>, share: SenderShare, newBytes: number): Promise<void> {
  const { sender, state, maxBytes, maxBytesOfAll } = share
  const { bytes, bytesOfAll } = await db
    .selectFrom('media')
    .select(({ fn }) => [
      fn.sum('file_size').filterWhere('sender', '=', sender).as('bytes'),
      fn.sum('file_size').as('bytesOfAll'),
    ])
    .where('visitor_photo', '=', state)
    .executeTakeFirstOrThrow()
  if (Number(bytes) + newBytes <= maxBytes && Number(bytesOfAll) + newBytes <= maxBytesOfAll) return
  if (state === 'sent') throw fail('disk_full')
  throw fail('too_much_waiting', {}, { retryAfter: RETRY_AFTER_S })
}
