import type { Selectable } from 'kysely'
import type { HoldReason, Memory } from '../../../contract/memories.ts'
import type { Tables } from '../../database/tables.ts'
import type { Caller } from '../../http/caller.ts'

export type MemoryRow = Selectable<Tables['memories']>

/** A row as the API shows it to this caller: e-mail addresses are for keepers alone. */
export function presentMemory(row: MemoryRow, mediaIds: string[], caller: Pick<Caller, 'kind'>): Memory {
  const forKeeper = caller.kind === 'keeper'
  return {
    id: row.id,
    name: row.name,
    email: forKeeper ? row.email : null,
    content: row.content,
    mediaIds,
    createdAt: new Date(row.created_at).toISOString(),
    approved: row.approved === 1,
    ...(forKeeper && { heldBecause: row.held_because as HoldReason | null }),
  }
}
