import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Runs statements in the database file of a memorial, as somebody with a tool for databases does. */
export function changeDatabase(file: string, ...statements: readonly string[]): void {
  using db = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  for (const statement of statements) db.exec(statement)
  db.exec('pragma journal_mode = delete')
}

/**
 * Changes the database of an unpacked archive or backup, and then the size and hash of the database in the list of files, so that
 * the list is still true. `listName` and `databaseName` are paths in the folder.
 */
export async function changeListedDatabase(
  folder: string,
  { listName, databaseName }: { listName: string; databaseName: string },
  statements: readonly string[],
): Promise<void> {
  const database = path.join(folder, databaseName)
  changeDatabase(database, ...statements)
  const bytes = await readFile(database)
  const listFile = path.join(folder, listName)
  const list = JSON.parse(await readFile(listFile, 'utf8')) as Record<string, unknown>
  list.database = { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
  await writeFile(listFile, JSON.stringify(list))
}
