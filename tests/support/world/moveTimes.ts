import { DatabaseSync } from 'node:sqlite'
import { makeServices } from '../../../samples/services.ts'

/** Moves all times in the database of a memorial that was filled at `from`, so that it looks as if it had been filled at `to`. */
export function moveTimes(file: string, { from, to }: { from: number; to: number }): void {
  using database = new DatabaseSync(file)
  // a crash may destroy the file, because then nobody needs it
  database.exec('pragma synchronous = off; pragma journal_mode = off; begin')
  timeColumns ??= database.prepare(selectTimeColumns).all() as never
  for (const { table, column } of timeColumns ?? [])
    database.exec(`update ${table} set ${column} = ${column} + ${to - from} where ${column} > 0`)
  const move = database.prepare('update services set date = ? where title = ? and date = ?')
  const before = makeServices(from)
  for (const [index, { title, date }] of makeServices(to).entries())
    move.run(date, title, before[index]?.date ?? '')
  database.exec('commit; pragma journal_mode = delete')
}

/** The columns with milliseconds since 1970, which every template has alike. */
let timeColumns: { table: string; column: string }[] | undefined

const selectTimeColumns = `
  select tables.name as "table", columns.name as "column"
  from sqlite_schema as tables, pragma_table_info(tables.name) as columns
  where tables.type = 'table' and lower(columns.type) <> 'text' and (columns.name like '%\\_at' escape '\\' or columns.name like '%until')`
