import type { Kysely } from 'kysely'
import type { Viewer } from '../../http/callers/caller.ts'
import { rowsInOrder } from '../../memorial/rowsInOrder.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** Selects the media that this caller sees in the gallery, in their order, without portraits and other unlisted pictures. */
export const selectGallery = (db: Kysely<Tables>, caller: Viewer) => {
  const rows = rowsInOrder.media(db).where('listed', '=', 1)
  return caller.kind === 'visitor' ? rows.where('public_key', 'is not', null) : rows
}
