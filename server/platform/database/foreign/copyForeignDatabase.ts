import { stat } from 'node:fs/promises'
import { Kysely } from 'kysely'
import { PlainError } from '../../../base/errors/PlainError.ts'
import { Decoder, DecoderEndedError, type TaskOutcome } from '../../../codecs/process/decoder.ts'
import { listMigrations, migrateTo } from '../migrate.ts'
import { makeSqliteDialect } from '../sqlite.ts'
import type { Tables } from '../tables.ts'
import type { ForeignOutcome, ForeignTasks } from './foreignTasks.ts'
import type { LeftOutRow } from './leftOutRows.ts'

interface ForeignDatabase {
  /** the database file from outside; it is only read */
  from: string
  /** the new database file */
  to: string
  /** the names of the tables to copy; null: all */
  tableNames: readonly string[] | null
}

/**
 * Copies the rows of a database from outside into a new database, whose tables our own migrations make. Returns the rows that
 * these tables cannot hold. The database from outside is read in a process that is ended when it takes too long, because a
 * crafted file can keep SQLite busy forever. Throws PlainError if the database cannot be used.
 */
export async function copyForeignDatabase(
  { from, to, tableNames }: ForeignDatabase,
  processorMs?: number,
): Promise<LeftOutRow[]> {
  const { size } = await stat(from)
  const limitMs = processorMs ?? BASE_MS + MS_PER_MB * (size / 1024 / 1024)
  const decoder = new Decoder('platform/database/foreign/foreignDatabaseProcess')
  const run = async <Result>(task: keyof ForeignTasks, ...args: readonly unknown[]) => {
    const limits = { processorMs: limitMs, scriptMs: limitMs }
    const outcome = decoder.run({ task, args }, limits, limitMs * CLOCK_FACTOR)
    return readValue(await outcome.catch(explainEnd)) as ForeignOutcome<Result>
  }
  const tasks: ForeignTasks = {
    findMigration: (...args) => run<string>('findMigration', ...args),
    copyRows: (...args) => run<LeftOutRow[]>('copyRows', ...args),
  }
  try {
    return await copyWith(tasks, { from, to, tableNames })
  } finally {
    decoder.end('closed')
  }
}

/** Does the work of `copyForeignDatabase`. Only the tasks read the database from outside. */
export async function copyWith(
  tasks: ForeignTasks,
  { from, to, tableNames }: ForeignDatabase,
): Promise<LeftOutRow[]> {
  const known = Object.keys(listMigrations('sqlite'))
  const migration = takeResult(await tasks.findMigration(from, known))
  await makeOwnDatabase(to, migration)
  return takeResult(await tasks.copyRows(from, to, tableNames))
}

/** Makes an empty database as it was after this migration. */
async function makeOwnDatabase(file: string, migration: string) {
  await using db = new Kysely<Tables>({ dialect: makeSqliteDialect(file) })
  await migrateTo(db, 'sqlite', migration)
}

function takeResult<Result>(outcome: ForeignOutcome<Result>): Result {
  if ('refusal' in outcome) throw new PlainError(outcome.refusal)
  return outcome.result
}

/** The processor time that reading may take. A database with 100,000 photographs (73 MB) took 22 seconds of a busy machine. */
const BASE_MS = 60_000
const MS_PER_MB = 2_000
/** The limit of elapsed time is this number times the limit of processor time, because the machine may be busy. */
const CLOCK_FACTOR = 5

function explainEnd(error: unknown): never {
  if (!(error instanceof DecoderEndedError)) throw error
  if (error.reason === 'crash')
    throw new PlainError('the program that reads its database stopped; nothing was changed. Try again.')
  throw new PlainError(
    'its database cannot be read in a reasonable time, as if somebody had changed it to keep this computer busy; nothing was ' +
      'changed. Take another backup or archive.',
  )
}

function readValue(outcome: TaskOutcome): unknown {
  if ('error' in outcome) throw Object.assign(new Error(outcome.error.message), outcome.error)
  return (outcome as { value: unknown }).value
}
