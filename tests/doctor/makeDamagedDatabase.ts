import { readFile, writeFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'

/** Makes a database in which one page of a table is overwritten. */
export async function makeDamagedDatabase(file: string): Promise<void> {
  const database = new DatabaseSync(file)
  database.exec(
    `create table words as with recursive rows(n) as (select 1 union all select n + 1 from rows where n < 100)
    select hex(randomblob(700)) from rows`,
  )
  database.close()
  const bytes = await readFile(file)
  await writeFile(file, bytes.fill('x', 3 * 4096, 4 * 4096))
}
