import { stat } from 'node:fs/promises'
import { PlainError } from '../../../base/errors/PlainError.ts'
import { Decoder, DecoderEndedError, type TaskOutcome } from '../../../codecs/process/decoder.ts'
import type { CopyOutcome } from './copyForeignRows.ts'
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
  try {
    const request = { task: 'copyForeignRows', args: [from, to, tableNames] }
    const limits = { processorMs: limitMs, scriptMs: limitMs }
    const outcome = await decoder.run(request, limits, limitMs * CLOCK_FACTOR).catch(explainEnd)
    return readOutcome(outcome)
  } finally {
    decoder.end('closed')
  }
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

function readOutcome(outcome: TaskOutcome): LeftOutRow[] {
  if ('error' in outcome) throw Object.assign(new Error(outcome.error.message), outcome.error)
  const { refusal, leftOut } = (outcome as { value: CopyOutcome }).value
  if (refusal !== null) throw new PlainError(refusal)
  return leftOut
}
