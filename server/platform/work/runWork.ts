import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { DAY } from '../../../domain/timeUnits.ts'
import { inParallel } from '../../../domain/inParallel.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import type { Context } from '../context.ts'
import { change, type Tx } from '../database/change.ts'
import type { Tables } from '../database/tables.ts'
import { schedule } from '../jobs/schedule.ts'
import type { Job } from '../jobs/lane.ts'
import { newId } from '../../base/ids/newId.ts'
import { isOutage } from '../../base/errors/outage.ts'
import { describeSystemError } from '../../base/errors/describeSystemError.ts'
import { texts } from './texts.ts'
import { type AllWork, listRunPictures, type Work, type WorkResult, type WorkRow } from './work.ts'

/** How long a result can be downloaded, and a failure be read. */
const AVAILABLE_MS = 3 * DAY
/** Progress is saved at this interval. */
const PROGRESS_EVERY_MS = 500
/** After this many deaths of the server during a run, the work itself may be the cause. */
const MOST_DEATHS = 3
/** Files of a result that are stored at once; with a bucket, most of the time is waiting. */
const STORED_AT_ONCE = 8

/**
 * The job for all work. Work that a server left unfinished is started again by the next; work that fails says why, and is not.
 */
export const runWork =
  (context: Context, all: AllWork): Job =>
  async (id, { signal: stopping, tries }) => {
    await using run = await openRun(context, id)
    if (!run) return
    if (tries > MOST_DEATHS) return await run.end({ state: 'failed', message: texts.serverStopped })
    const { row, report, cancelled } = run
    const signal = AbortSignal.any([stopping, cancelled])
    try {
      await using folder = await context.spool.folder()
      const options = JSON.parse(row.options) as never
      const work = all[row.kind] as Work<never>
      const showPages = async (pages: number) => {
        signal.throwIfAborted()
        await storeFiles(context, id, folder.path, listRunPictures({ ...row, pages }))
        await run.showPages(pages)
      }
      const result = await work.run(context, { options, folder: folder.path, report, showPages, signal })
      signal.throwIfAborted()
      await run.end({ state: 'ready', ...(result && (await storeResult(context, id, result))) })
    } catch (error) {
      if (cancelled.aborted) return
      if (stopping.aborted || isOutage(error)) throw error
      const message = messageOf(error)
      if (message === null) context.log.error(error, `work failed: ${row.kind}`)
      await run.end({ state: 'failed', message: message ?? texts.unexpected })
    }
  }

/**
 * Claims work for one run, which cancels an earlier run whose server was taken for dead. Null when the work is over or cancelled.
 */
async function openRun(context: Context, id: string) {
  const { db, clock, log } = context
  const runId = newId()
  const row = await db
    .updateTable('work')
    .set({ run_id: runId, done: 0, of: 0, pages: 0 })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returningAll()
    .executeTakeFirst()
  if (!row) return null

  let progress = { done: 0, of: 0 }
  const cancelling = new AbortController()
  const write = async (to: Kysely<Tables>, values: Partial<WorkRow>) => {
    const ofThisRun = to.updateTable('work').where('id', '=', id).where('run_id', '=', runId)
    const { numUpdatedRows } = await ofThisRun.set({ ...progress, ...values }).executeTakeFirst()
    if (numUpdatedRows === 0n) cancelling.abort()
  }
  const writeStored = async (tx: Tx, values: Partial<WorkRow>) => {
    await write(tx, values)
    // a cancellation meanwhile looked for the files before they were there
    if (cancelling.signal.aborted) await schedule(tx, 'remove-private', id, clock())
  }
  let writing: Promise<void> | undefined
  const timer = setInterval(() => {
    writing ??= write(db, {})
      .catch((error: unknown) => log.info(error, 'the progress of work was not written'))
      .finally(() => (writing = undefined))
  }, PROGRESS_EVERY_MS)
  return {
    row,
    cancelled: cancelling.signal,
    report: (done: number, of: number) => {
      progress = { done, of }
    },
    showPages: (pages: number) => change(context, [], (tx) => writeStored(tx, { pages })),
    end: (values: Partial<WorkRow>) =>
      change(context, [], async (tx) => {
        const until = clock() + AVAILABLE_MS
        await writeStored(tx, { ...values, until })
        if (!cancelling.signal.aborted) await schedule(tx, 'forget-work', id, until)
      }),
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      await writing
    },
  }
}

async function storeResult(context: Context, id: string, { file, remarks }: WorkResult) {
  const { base: name, dir: folder } = path.parse(file)
  const { size } = await stat(file)
  await storeFiles(context, id, folder, [name])
  return { file: name, bytes: size, remarks: JSON.stringify(remarks) }
}

const storeFiles = ({ storage }: Context, id: string, folder: string, names: readonly string[]) =>
  inParallel(names, STORED_AT_ONCE, (each) => storage.put(`private/${id}/${each}`, path.join(folder, each)))

/** Returns a sentence for people; null for a fault of ours. */
function messageOf(error: unknown): string | null {
  const sentence = describeSystemError(error)
  if (sentence) return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`
  return error instanceof PlainError ? error.message : null
}
