import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { getColumnTypes, type Engine } from '../columns.ts'

/**
 * Makes the title of an untitled photo null; before, it was 'Photo', or 'Photo from' and the author. Copies the columns, because
 * SQLite cannot make a column nullable, and rebuilding a table would delete rows that refer to it.
 */
export const untitledMedia = (engine: Engine): Migration => ({
  async up(db) {
    const ownAuthor = sql`memory_author`
    const authorOfItem = sql`(select memory_author from media where media.id = media_edits.media_id)`
    await makeTitleNullable(db, engine, 'media', 'title', ownAuthor)
    await makeTitleNullable(db, engine, 'media_edits', 'title_before', authorOfItem)
    await makeTitleNullable(db, engine, 'media_edits', 'title_after', authorOfItem)
    await sql`update installation set name = 'mailedUntil' where name = 'memories told until'`.execute(db)
  },
})

async function makeTitleNullable(
  db: Kysely<unknown>,
  engine: Engine,
  table: string,
  column: string,
  author: ReturnType<typeof sql>,
) {
  const nullableColumn = `${column}_or_null`
  await db.schema.alterTable(table).addColumn(nullableColumn, getColumnTypes(engine).text).execute()
  const [title, name] = [sql.ref(column), sql.table(table)]
  await sql`update ${name} set ${sql.ref(nullableColumn)} =
    case when ${title} = 'Photo' or ${title} = 'Photo from ' || ${author} then null else ${title} end`.execute(
    db,
  )
  await db.schema.alterTable(table).dropColumn(column).execute()
  await db.schema.alterTable(table).renameColumn(nullableColumn, column).execute()
}
