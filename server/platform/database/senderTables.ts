import type { RequestKeyHash } from './mediaTable.ts'

/** The guests who sent photographs and videos by the link. */
export interface SendersTable {
  id: string
  name: string
  email: string | null
  /** a word to the family */
  message: string | null
  /** SHA-256 of the key that only the guest's device has; null: an import brought the row */
  key_hash: string | null
  /** the link by which the guest came; who came by a link that has ended sends nothing more */
  link_id: string | null
  created_at: number
  /** when the family's thanks were last mailed */
  thanked_at: number | null
  request_key: RequestKeyHash
}

/** The link by which guests send photographs: no row, or one. */
export interface SendLinkTable {
  /** the key in the link is computed from this id and the memorial's secret */
  id: string
  /** SHA-256 of that key */
  key_hash: string
}
