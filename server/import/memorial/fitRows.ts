import { type Kysely, sql } from 'kysely'
import { addLeftOut, describeRowId, type LeftOutRow } from '../../platform/database/foreign/leftOutRows.ts'
import { type ColumnRule, findSettingLength, rowRules, settingRules } from './rowRules.ts'
import type { ArchivedTable } from '../../platform/database/rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { cutText } from '../../../domain/cutText.ts'
import { texts } from '../texts.ts'

/**
 * Compares the rows of an archive with the rules for its tables. Replaces values that do not fit with neutral ones, cuts texts that
 * are too long, and deletes rows that cannot be used without them; rows that refer to these go with them. Returns what was replaced,
 * cut or deleted.
 */
export async function fitRows(db: Kysely<Tables>): Promise<LeftOutRow[]> {
  const leftOut: LeftOutRow[] = []
  await db.transaction().execute(async (tx) => {
    for (const table of Object.keys(rowRules) as ArchivedTable[]) await fitTable(tx, table, leftOut)
    await leaveOutUnsent(tx, leftOut)
  })
  return leftOut
}

type Row = Record<string, unknown> & { rowid: number }

async function fitTable(db: Kysely<Tables>, table: ArchivedTable, leftOut: LeftOutRow[]) {
  const { rows } = await sql<Row>`select rowid, * from ${sql.table(table)}`.execute(db)
  for (const { rowid, ...row } of rows) {
    const id = table === 'settings' ? String(row.name).slice(0, 40) : describeRowId(row)
    const where = sql`where rowid = ${rowid}`
    const { neededColumn, unfit, tooLong } = compare(table, row)
    if (neededColumn !== undefined) {
      addLeftOut(leftOut, { table, id, column: null, reason: texts.misfit(neededColumn) })
      await sql`delete from ${sql.table(table)} ${where}`.execute(db)
      continue
    }
    const set = (column: string, value: unknown) =>
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} ${where}`.execute(db)
    for (const [column, { neutral, isCleared }] of unfit) {
      if (!isCleared) addLeftOut(leftOut, { table, id, column, reason: texts.misfit(column) })
      await set(column, neutral)
    }
    for (const { column, value, maxLength } of tooLong) {
      addLeftOut(leftOut, { table, id, column, reason: texts.cut(column, maxLength) })
      await set(column, cutText(value, maxLength))
    }
  }
}

/** Deletes what waits for the family without a sender, because no list would show it. */
async function leaveOutUnsent(db: Kysely<Tables>, leftOut: LeftOutRow[]) {
  const rows = await db
    .deleteFrom('media')
    .where('visitor_photo', '=', 'sent')
    .where((eb) =>
      eb(eb.fn.coalesce('sender_id', eb.val('')), 'not in', eb.selectFrom('senders').select('id')),
    )
    .returning('id')
    .execute()
  for (const { id } of rows)
    addLeftOut(leftOut, { table: 'media', id, column: null, reason: texts.misfit('sender_id') })
}

/**
 * Compares a row with the rules, and returns the columns that do not fit, and those whose text is too long. `neededColumn` is the
 * one for which there is no neutral value, so that the row cannot be used; undefined if there is none.
 */
function compare(table: ArchivedTable, row: Record<string, unknown>) {
  const rules = Object.entries<ColumnRule>(rowRules[table])
  const unfit = rules.filter(([column, { schema }]) => !schema.safeParse(row[column]).success)
  const [neededColumn] = unfit.find(([, { neutral }]) => neutral === undefined) ?? []
  const tooLong = rules.flatMap(([column, rule]) => {
    const value = row[column]
    const maxLength =
      table === 'settings' && column === 'value' ? findSettingLength(row.name) : rule.maxLength
    return typeof value === 'string' && maxLength !== undefined && value.length > maxLength
      ? { column, value, maxLength }
      : []
  })
  const unfitSetting = table === 'settings' && !fitsSetting(row) ? 'value' : undefined
  return { neededColumn: neededColumn ?? unfitSetting, unfit, tooLong }
}

const fitsSetting = ({ name, value }: Record<string, unknown>) =>
  !Object.hasOwn(settingRules, String(name)) || settingRules[String(name)]?.safeParse(value).success === true
