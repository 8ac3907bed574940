import { type Kysely, sql } from 'kysely'
import { connectDatabase } from '../../platform/database/open.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Config } from '../../base/config/config.ts'

/** Lists the migrations of the database that are newer than the migration `knownMigration`, oldest first. */
export async function listMigrationsAfter(db: Kysely<Tables>, knownMigration: string): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select name from kysely_migration where name > ${knownMigration} order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Counts the rows that the older duplicate of the database lacks. Returns the counts by table, such as 'media 2, memories 1'. */
export async function countWrittenSince(config: Config, formerDatabase: string): Promise<string> {
  await using db = await connectDatabase(config)
  await sql`attach ${formerDatabase} as former`.execute(db)
  const { rows } = await sql<{ name: string }>`
    select name from former.sqlite_master as before where type = 'table'
      and exists (select 1 from pragma_table_info(before.name) where name = 'id')
      and name in (select name from main.sqlite_master) order by name`.execute(db)
  const counts = await Promise.all(
    rows.map(async ({ name }) => {
      const { rows: countRows } = await sql<{ number: number }>`
        select count(*) as number from main.${sql.ref(name)}
          where id not in (select id from former.${sql.ref(name)})`.execute(db)
      return { name, number: countRows[0]?.number ?? 0 }
    }),
  )
  const countTexts = counts.filter(({ number }) => number > 0).map(({ name, number }) => `${name} ${number}`)
  return countTexts.join(', ') || 'nothing new'
}
