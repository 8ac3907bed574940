import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { DAY } from '../../../domain/timeUnits.ts'
import { inParallel } from '../../../domain/inParallel.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import type { Context } from '../../platform/context.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { schedule } from '../../memorial/jobs/schedule.ts'
import type { Job } from '../../platform/jobs/runJob.ts'
import { newId } from '../../base/ids/newId.ts'
import { blameFullDisk } from '../../base/errors/blameFullDisk.ts'
import { isOutage } from '../../base/errors/outage.ts'
import { SpokenError } from '../../base/errors/SpokenError.ts'
import { findSystemFault } from '../../base/errors/describeSystemError.ts'
import { type StoredSentence, toStored } from '../../../languages/storedSentence.ts'
import { readMadeFrom } from './checkChanged.ts'
import {
  type WorkByKind,
  listRunPictures,
  readOptions,
  toWorkKind,
  type Work,
  type WorkResult,
  type WorkRow,
} from './work.ts'
import { watchRetries } from '../../base/errors/watchRetries.ts'
import { makeStoredKey } from '../../platform/storage/keys.ts'

/** The time for which a result can be downloaded, or the reason for a failure can be read. */
export const AVAILABLE_MS = 3 * DAY
const PROGRESS_EVERY_MS = 500
/** The number of server deaths after which work is given up, because the work may have caused them. */
const MAX_SERVER_DEATHS = 3
/** With a bucket, most of the time is spent waiting. */
const FILES_STORED_AT_ONCE = 8

/**
 * Makes the function that runs the jobs for long-running work. Work that a server left unfinished starts again on the next
 * server. Work that failed does not start again; the dashboard shows the reason.
 */
export const runWork =
  (context: Context, workByKind: WorkByKind): Job =>
  async (id, { signal: stopSignal, tries }) => {
    await using run = await openRun(context, id)
    if (!run) return
    const fail = (reason: StoredSentence) => run.end({ state: 'failed', message: JSON.stringify(reason) })
    if (tries > MAX_SERVER_DEATHS) return await fail(toStored('work.serverStopped'))
    const { row, report, cancelSignal } = run
    const signal = AbortSignal.any([stopSignal, cancelSignal])
    try {
      await using folder = await context.spool.makeFolder()
      const work = workByKind[toWorkKind(row.kind)] as Work<never>
      const showPages = async (pages: number) => {
        signal.throwIfAborted()
        await storeFiles(context, id, folder.path, listRunPictures({ ...row, pages }))
        await run.showPages(pages)
      }
      const madeFrom = await readMadeFrom(context, work, row)
      const result = await work.run(context, {
        options: readOptions(row) as never,
        folder: folder.path,
        reportProgress: report,
        showPages,
        signal,
      })
      signal.throwIfAborted()
      const stored = result && (await storeResult(context, id, result))
      await run.end({ state: 'ready', ...madeFrom, ...stored })
    } catch (error) {
      if (cancelSignal.aborted) return
      if (stopSignal.aborted || isOutage(error)) throw error
      const reason = findReason(error) ?? findReason(await blameFullDisk(error, context.config.dataDir))
      if (!reason) context.log.error(error, `work failed: ${row.kind}`)
      await fail(reason ?? toStored('work.unexpected'))
    }
  }

/**
 * Claims work for one run. This cancels any earlier run, because its server is presumed dead. Returns null if the work has ended
 * or was canceled.
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
  const cancellation = new AbortController()
  const writeRow = async (to: Kysely<Tables>, values: Partial<WorkRow>) => {
    const update = to.updateTable('work').where('id', '=', id).where('run_id', '=', runId)
    const { numUpdatedRows } = await update.set({ ...progress, ...values }).executeTakeFirst()
    if (numUpdatedRows === 0n) cancellation.abort()
  }
  const writeStoredFiles = async (tx: Tx, values: Partial<WorkRow>) => {
    await writeRow(tx, values)
    // if the work was canceled in the meantime, its folder was removed before these files were stored, so removes it again
    if (cancellation.signal.aborted) await schedule(tx, 'remove-private', id, clock())
  }
  const writes = watchRetries(log, 'could not write the progress of work')
  let pausedUntil = 0
  let pendingWrite: Promise<void> | undefined
  const timer = setInterval(() => {
    if (performance.now() < pausedUntil) return
    pendingWrite ??= writeRow(db, {})
      .then(writes.succeed, (error: unknown) => {
        pausedUntil = performance.now() + writes.fail(error)
      })
      .finally(() => (pendingWrite = undefined))
  }, PROGRESS_EVERY_MS)
  return {
    row,
    cancelSignal: cancellation.signal,
    report: (doneCount: number, totalCount: number) => {
      progress = { done: doneCount, of: totalCount }
    },
    showPages: (pages: number) => change(context, [], (tx) => writeStoredFiles(tx, { pages })),
    end: (values: Partial<WorkRow>) =>
      change(context, [], async (tx) => {
        const until = clock() + AVAILABLE_MS
        await writeStoredFiles(tx, { ...values, until })
        if (!cancellation.signal.aborted) await schedule(tx, 'forget-work', id, until)
      }),
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      await pendingWrite
    },
  }
}

async function storeResult(context: Context, id: string, { file, otherFiles = [], remarks }: WorkResult) {
  const { base: name, dir: folder } = path.parse(file)
  const { size } = await stat(file)
  await storeFiles(context, id, folder, [name, ...otherFiles.map((each) => path.basename(each))])
  return { file: name, bytes: size, remarks: JSON.stringify(remarks) }
}

const storeFiles = ({ storage }: Context, id: string, folder: string, names: readonly string[]) =>
  inParallel(names, FILES_STORED_AT_ONCE, (name) =>
    storage.put(makeStoredKey({ folder: id }, name), path.join(folder, name)),
  )

/** Returns the sentence that tells people why work failed; undefined if the program itself is at fault. */
function findReason(error: unknown): StoredSentence | undefined {
  const sentence = error instanceof SpokenError ? error.sentence : undefined
  return findSystemFault(error) ?? sentence ?? (error instanceof PlainError ? error.message : undefined)
}
