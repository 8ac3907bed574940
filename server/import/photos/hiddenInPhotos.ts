import { rename } from 'node:fs/promises'
import path from 'node:path'
import type { Context } from '../../platform/context.ts'
import { queryFile } from '../../platform/database/queryFile.ts'
import type { SpooledFile } from '../../platform/storage/spool.ts'
import type { InputFile } from '../../platform/inputs/inputs.ts'
import { reasonToSkip, useSpooledFile } from '../useSpooledFile.ts'

const databaseNamePattern = /\.photoslibrary\/database\/photos\.sqlite$/i
/** The names of the table of photographs: the first is used since macOS 11, the second in macOS 10.15. */
const assetTables = ['ZASSET', 'ZGENERICASSET']

/**
 * Finds photographs that were hidden or deleted in Apple Photos. Their files are still in the library, and only its database says
 * that they are hidden or deleted. `isHidden` recognizes a file by its random name; `unread` lists the databases that cannot be
 * read.
 */
export async function findHiddenInPhotos(context: Pick<Context, 'spool'>, files: readonly InputFile[]) {
  const hiddenNames = new Set<string>()
  const unread: string[] = []
  for (const file of files) {
    if (!databaseNamePattern.test(`${path.basename(file.root)}/${file.path}`)) continue
    // the write-ahead log of SQLite has the latest changes
    const writeAheadLog = files.find((other) => other.root === file.root && other.path === `${file.path}-wal`)
    const names = await readHidden(context, file, writeAheadLog)
    for (const name of names ?? []) hiddenNames.add(name.toUpperCase())
    if (!names) unread.push(file.path)
  }
  const toLibraryName = (file: InputFile) =>
    /[\dA-F-]{36}/i.exec(path.basename(file.path))?.[0].toUpperCase() ?? ''
  return { isHidden: (file: InputFile) => hiddenNames.has(toLibraryName(file)), unread }
}

/** Returns the names of hidden and deleted photographs; null if the database cannot be read. */
async function readHidden(
  context: Pick<Context, 'spool'>,
  file: InputFile,
  writeAheadLog: InputFile | undefined,
) {
  const readWithLog = async ({ path: database }: SpooledFile): Promise<string[] | null> => {
    if (!writeAheadLog) return readHiddenNames(database)
    return useSpooledFile(context, writeAheadLog, writeAheadLog.path, async (spooled) => {
      // SQLite requires this name for the log
      await rename(spooled.path, `${database}-wal`)
      return readHiddenNames(database)
    })
  }
  try {
    return await useSpooledFile(context, file, file.path, readWithLog)
  } catch (error) {
    reasonToSkip(error)
    return null
  }
}

function readHiddenNames(database: string): string[] | null {
  for (const table of assetTables)
    try {
      const rows = queryFile(database, `select ZUUID from ${table} where ZTRASHEDSTATE <> 0 or ZHIDDEN <> 0`)
      return rows.map(({ ZUUID }) => String(ZUUID))
    } catch {
      // in this version of Photos, the table has the other name
    }
  return null
}
