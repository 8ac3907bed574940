import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { addLeftOut, describeRowId, type LeftOutRow } from './leftOutRows.ts'

/** Removes rows that refer to something that is not there, or, where the table allows it, only the reference. */
export function removeBrokenReferences(own: DatabaseSync, leftOut: LeftOutRow[]): void {
  for (;;) {
    const broken = own.prepare('select "table", rowid as row, fkid from pragma_foreign_key_check').all()
    if (broken.length === 0) return
    for (const { table, row, fkid } of broken)
      removeBrokenReference(own, String(table), row ?? null, fkid ?? null, leftOut)
  }
}

function removeBrokenReference(
  own: DatabaseSync,
  table: string,
  rowid: SQLInputValue,
  foreignKeyId: SQLInputValue,
  leftOut: LeftOutRow[],
) {
  const row = own.prepare(`select * from "${table}" where rowid = ?`).get(rowid)
  // another of its references was broken, too
  if (!row) return
  const reference = own
    .prepare('select "from", on_delete from pragma_foreign_key_list(?) where id = ?')
    .get(table, foreignKeyId)
  const column = reference?.on_delete === 'SET NULL' ? String(reference.from) : null
  if (column === null) own.prepare(`delete from "${table}" where rowid = ?`).run(rowid)
  else own.prepare(`update "${table}" set "${column}" = null where rowid = ?`).run(rowid)
  const reason = 'it refers to something that is not there'
  addLeftOut(leftOut, { table, id: describeRowId(row), column, reason })
}
