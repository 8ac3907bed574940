import { shortenList } from '../../base/process/runCommand.ts'
import type { LeftOutRow } from '../../platform/database/foreign/leftOutRows.ts'
import { texts } from './texts.ts'

/** Names the rows and values that a backup or archive had, and that the new memorial does not have. */
export function printLeftOutRows(rows: readonly LeftOutRow[]): void {
  const lines = rows.map(({ table, id, column, reason }) =>
    column === null ? texts.leftOutRow(table, id, reason) : texts.leftOutValue(table, id, column, reason),
  )
  for (const line of shortenList(lines)) console.log(line)
}
