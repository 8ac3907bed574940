import { english } from '../../../../languages/inLanguage.ts'
import { PlainError } from '../../../base/errors/PlainError.ts'

/** A row that was not taken from a database from outside, or a value of such a row. */
export interface LeftOutRow {
  table: string
  /** the row's id, or another value that people can find it by */
  id: string
  /** null: the whole row was left out */
  column: string | null
  /** such as 'it refers to something that is not there' */
  reason: string
}

/** The maximum number of rows that are left out. A database with more of them was not made by this program. */
const MAX_LEFT_OUT = 10_000

/** Throws PlainError if there are too many rows. */
export function addLeftOut(list: LeftOutRow[], row: LeftOutRow): void {
  if (list.length >= MAX_LEFT_OUT)
    throw new PlainError(
      `more than ${english.formatNumber(MAX_LEFT_OUT)} rows of its database are not as this program writes them; nothing was changed. ` +
        'Take another backup or archive.',
    )
  list.push(row)
}

/** Describes the value that identifies a row in a list for people. */
export const describeRowId = ({ id, memory_id }: Record<string, unknown>): string =>
  [id, memory_id].map((value) => (typeof value === 'string' ? value.slice(0, 40) : '')).find(Boolean) ??
  'a row without an id'
