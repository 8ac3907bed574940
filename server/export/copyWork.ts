import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { CopySize } from '../../contract/copyLayout.ts'
import type { Context } from '../context.ts'
import { Failure } from '../fail.ts'
import type { FileSource } from '../http/fileSource.ts'
import { enqueue } from '../jobs/jobs.ts'
import { newId } from '../newId.ts'
import { readStoredSettings } from '../storedSettings.ts'
import {
  advanceCopyState,
  AVAILABLE_MS,
  type CopyState,
  readCopyState,
  replaceCopyState,
} from './copyState.ts'
import { slugOf } from './slug.ts'
import { CopyError } from './target.ts'
import { type CopyOptions, writeCopy } from './writeCopy.ts'
import { zipTarget } from './zipTarget.ts'
import { texts } from './texts.ts'

/** Makes copies for the dashboard, one at a time, while requests are answered. */
export interface CopyWork {
  start(size: CopySize): Promise<CopyState>
  /** Stops the one that is made, or removes the one that is ready. */
  remove(): Promise<void>
  /** Ends the work of this instance. */
  stop(): Promise<void>
}

/** The name of the file in its address. */
export const ZIP_NAME = 'memorial.zip'
/** Progress is written down this often. */
const BEAT_MS = 500

export function openCopyWork(context: Context, dist: string, sources: readonly FileSource[]): CopyWork {
  const { db, clock } = context
  let running: { work: Promise<void>; stopping: AbortController } | undefined

  async function start(size: CopySize): Promise<CopyState> {
    const now = await readCopyState(db, clock())
    if (now?.state === 'running') return now
    if (now) await removeFile(context, now.id, clock())
    const state: CopyState = {
      id: newId(),
      state: 'running',
      size,
      done: 0,
      of: 0,
      bytes: 0,
      message: null,
      missing: [],
      at: clock(),
    }
    // should this server die over it, the file goes all the same
    await removeFile(context, state.id, clock() + AVAILABLE_MS)
    await replaceCopyState(db, state)
    const stopping = new AbortController()
    running = { stopping, work: make(state, stopping) }
    return state
  }

  async function make(first: CopyState, stopping: AbortController) {
    const folder = await context.spool.folder()
    const followed = followCopy(context, first, stopping)
    try {
      const file = path.join(folder, ZIP_NAME)
      const missing = await writeZip(file, first.size, stopping.signal, followed.onProgress)
      const { size: bytes } = await stat(file)
      await context.storage.put(`private/${first.id}/${ZIP_NAME}`, file)
      await followed.end({ state: 'ready', bytes, missing })
      if (stopping.signal.aborted) await removeFile(context, first.id, clock())
    } catch (error) {
      if (!stopping.signal.aborted && !(error instanceof CopyError)) context.log.error(error, 'a copy failed')
      await followed.end({ state: 'failed', message: messageOf(error) }).catch(() => undefined)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  /** Answers the titles of what is missing in it. */
  async function writeZip(
    file: string,
    size: CopySize,
    signal: AbortSignal,
    onProgress: CopyOptions['onProgress'],
  ): Promise<string[]> {
    const { name: person } = (await readStoredSettings(db)).texts
    const name = ['memorial', slugOf(person)].filter(Boolean).join('-')
    const target = zipTarget(context.fileWorkers, file, name, new Date(clock()))
    return (await writeCopy(context, target, { size, dist, sources, signal, onProgress })).missing
  }

  return {
    start,
    async remove() {
      const now = await readCopyState(db, clock())
      await replaceCopyState(db, null)
      running?.stopping.abort()
      if (now) await removeFile(context, now.id, clock())
    },
    async stop() {
      running?.stopping.abort()
      await running?.work
    },
  }
}

/** Writes down how far a copy has come, every so often; aborts it when it was stopped or replaced meanwhile. */
function followCopy({ db, clock, log }: Context, first: CopyState, stopping: AbortController) {
  let state = first
  const progress = { done: first.done, of: first.of }
  const advance = async (change: Partial<CopyState>) => {
    const next = { ...state, ...change, at: clock() }
    if (await advanceCopyState(db, state, next)) state = next
    else stopping.abort()
  }
  let beating: Promise<void> | undefined
  const beat = setInterval(() => {
    beating ??= advance(progress)
      .catch((error: unknown) => log.info(error, 'the progress of a copy was not written'))
      .finally(() => (beating = undefined))
  }, BEAT_MS)
  return {
    onProgress: (done: number, of: number) => void Object.assign(progress, { done, of }),
    async end(change: Partial<CopyState>) {
      clearInterval(beat)
      await beating
      await advance({ ...progress, ...change })
    },
  }
}

const messageOf = (error: unknown) =>
  error instanceof CopyError || error instanceof Failure ? error.message : texts.unexpected

/** By the job that removes files without a row: a copy has none. */
async function removeFile({ db, jobs }: Context, id: string, dueAt: number) {
  await db.transaction().execute((tx) => enqueue(tx, 'remove-private', id, dueAt))
  jobs.wake()
}
