import { shortenList } from '../../base/process/runCommand.ts'
import type { LeftOutRow } from '../../platform/database/foreign/leftOutRows.ts'

/** Names the rows and values that a backup or archive had, and that the new memorial does not have. */
export function printLeftOutRows(rows: readonly LeftOutRow[]): void {
  const lines = rows.map(({ table, id, column, reason }) => {
    const what = column === null ? id : `the ${column} of ${id}`
    return `Left out of ${table}: ${what}: ${reason}.`
  })
  for (const line of shortenList(lines)) console.log(line)
}
