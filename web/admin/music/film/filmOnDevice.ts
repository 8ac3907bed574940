import { type FilmHeight, filmSizes } from '../../../../contract/film.ts'
import { DAY } from '../../../../contract/timeUnits.ts'
import type { Work } from '../../../../contract/work.ts'
import { call } from '../../../api/call.ts'
import { deviceStorage } from '../../../stores/deviceStorage.ts'
import { isPageLeft } from '../../../stores/pageLeft.ts'
import { openStore } from '../../../stores/store.ts'
import { sizeOf } from '../../format.ts'
import { findCodec } from './canEncode.ts'
import {
  AUDIO_BITS,
  FILM_FILE,
  type FilmEnd,
  type FilmNews,
  type FilmOrder,
  VIDEO_BITS,
} from './filmOrder.ts'
import { texts } from './texts.ts'

export type FilmOnDevice =
  | { step: 'unknown' | 'nothing' }
  | { step: 'running'; done: number; of: number }
  /** in the form of the server's, so that the same panel shows both */
  | { step: 'ended'; work: Work }

/** Outlives the panel that shows it: the film is made while other tabs of the dashboard are open. */
export const filmOnDevice = openStore<FilmOnDevice>({ step: 'unknown' })

/** As long as one waits on the server. */
const AVAILABLE_MS = 3 * DAY
/** The remarks on a finished film: without them, its file is not finished. */
const FINISHED = 'film on this device'

let running: AbortController | null = null

/** Why this device makes no film, as a name of its sentence; null where it does. */
export async function findObstacle(): Promise<keyof typeof texts.cannot | null> {
  if (!window.isSecureContext) return 'unsafe'
  if (!('VideoEncoder' in window && 'AudioDecoder' in window)) return 'browser'
  if (!(await findCodec(filmSizes[720]))) return 'encoder'
  return openFolder().then(
    () => null,
    () => 'storage',
  )
}

/** Whether a film is being made here, or waits here. */
export const isFilmHere = () => filmOnDevice.get().step === 'running' || deviceStorage.read(FINISHED) !== null

/** Finds the film that was made here before; one that was not finished, or whose days are over, is removed. */
export async function findFilm() {
  if (filmOnDevice.get().step !== 'unknown') return
  try {
    await showFilm(deviceStorage.read(FINISHED) as string[] | null)
  } catch {
    filmOnDevice.set({ step: 'nothing' })
    await removeFilm()
  }
}

/** Makes the film in a worker, in place of the one before. */
export async function makeFilm(options: { height: FilmHeight; captions: boolean }) {
  const own = (running = new AbortController())
  filmOnDevice.set({ step: 'running', done: 0, of: 1 })
  addEventListener('beforeunload', askBeforeLeaving)
  try {
    await removeFilm()
    const plan = await call('GET /api/film')
    const codec = await findCodec(filmSizes[options.height])
    const { seconds } = plan.shown
    if (seconds === 0) return fail(texts.empty)
    if (!codec) return fail(texts.tooFine)
    const needed = (seconds * (VIDEO_BITS[options.height] + AUDIO_BITS)) / 8
    const { quota = Infinity, usage = 0 } = await navigator.storage.estimate()
    if (needed > quota - usage) return fail(texts.tooLarge(sizeOf(needed), sizeOf(quota - usage)))
    if (own.signal.aborted) return
    const end = await runWorker({ plan, codec, ...options }, own.signal)
    if ('failure' in end) return fail(texts[end.failure])
    deviceStorage.save(FINISHED, end.remarks)
    await showFilm(end.remarks)
  } catch (reason) {
    if (isPageLeft()) return
    await removeFilm()
    if (own.signal.aborted) return
    console.error('The film was not made', reason)
    fail(texts.failed)
  } finally {
    removeEventListener('beforeunload', askBeforeLeaving)
  }
}

export function cancelFilm() {
  running?.abort()
  filmOnDevice.set({ step: 'nothing' })
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

const openFolder = () => navigator.storage.getDirectory()

async function showFilm(remarks: string[] | null) {
  const file = await (await (await openFolder()).getFileHandle(FILM_FILE)).getFile()
  const until = file.lastModified + AVAILABLE_MS
  if (!remarks || until < Date.now()) throw new Error('not finished, or its days are over')
  showEnd({
    state: 'ready',
    filePath: URL.createObjectURL(file),
    bytes: file.size,
    until: new Date(until).toISOString(),
    missing: remarks,
  })
}

const fail = (message: string) => showEnd({ state: 'failed', message })

const showEnd = (end: Partial<Work> & Pick<Work, 'state'>) => {
  const nothing = {
    done: 0,
    of: 0,
    filePath: null,
    bytes: 0,
    until: null,
    message: null,
    missing: [],
    pages: [],
  }
  filmOnDevice.set({ step: 'ended', work: { ...nothing, ...end } })
}

/** Leaves the file of a film that another window is making. */
async function removeFilm() {
  deviceStorage.clear(FINISHED)
  await openFolder()
    .then((folder) => folder.removeEntry(FILM_FILE))
    .catch(() => undefined)
}

/** Ends the worker when the film is finished, cannot be, or is cancelled. */
async function runWorker(order: FilmOrder, signal: AbortSignal): Promise<FilmEnd> {
  const worker = new Worker(new URL('./filmWorker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<FilmEnd>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      worker.onerror = ({ message }) => reject(new Error(message))
      worker.onmessage = ({ data }: MessageEvent<FilmNews>) => {
        if ('done' in data)
          filmOnDevice.set({ step: 'running', done: data.done, of: order.plan.shown.seconds })
        else resolve(data)
      }
      worker.postMessage(order, [])
    })
  } finally {
    worker.terminate()
  }
}
