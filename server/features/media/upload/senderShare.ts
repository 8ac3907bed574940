import type { Kysely } from 'kysely'
import { limits } from '../../../../contract/limits.ts'
import { fail, type Failure } from '../../../base/errors/fail.ts'
import type { Caller } from '../../../http/callers/caller.ts'
import { hashNetwork } from '../../../http/callers/hashVisitor.ts'
import { findWidestNetwork } from '../../../http/callers/network.ts'
import type { Context } from '../../../platform/context.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { MediaRow } from '../rows/present.ts'

/** The parts of the disk that a network, and all networks together, may use for what waits for a memory or for the family. */
export interface SenderShare {
  /** the value of `media.sender` */
  sender: string
  bounds: Bound[]
}

interface Bound {
  waits: WaitingState[]
  /** the network; null for all of them together */
  from: string | null
  maxBytes: number
  refuse: () => Failure
}

type WaitingState = 'waiting' | 'sent'

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
 * Measures the shares of the network from which a visitor sends an item that waits; null for other items, and for keepers, who may use
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
  if (state === 'sent') {
    const refuse = () => fail('disk_full')
    const own: Bound = { waits: ['waiting', 'sent'], from: sender, maxBytes: SENT_PART * freeBytes, refuse }
    return { sender, bounds: [own, { waits: ['sent'], from: null, maxBytes: freeBytes, refuse }] }
  }
  const maxBytes = Math.max(MIN_SHARE_BYTES, FREE_SPACE_PART * freeBytes)
  const refuse = () => fail('too_much_waiting', {}, { retryAfter: RETRY_AFTER_S })
  return { sender, bounds: [{ waits: ['waiting'], from: sender, maxBytes, refuse }] }
}

/** Throws `too_much_waiting` or `disk_full` if what waits would exceed a share with `newBytes` more. */
export async function checkShare(
  db: Kysely<Tables>,
  { bounds }: SenderShare,
  newBytes: number,
): Promise<void> {
  for (const { waits, from, maxBytes, refuse } of bounds) {
    let waiting = db
      .selectFrom('media')
      .select(({ fn }) => fn.sum('file_size').as('bytes'))
      .where('visitor_photo', 'in', waits)
    if (from !== null) waiting = waiting.where('sender', '=', from)
    const { bytes } = await waiting.executeTakeFirstOrThrow()
    if (Number(bytes) + newBytes > maxBytes) throw refuse()
  }
}
