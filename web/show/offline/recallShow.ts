import type { Media } from '../../../contract/media/media.ts'
import type { DateStyle } from '../../../domain/calendar/dateStyle.ts'
import { type Clock, writeClock } from '../../../domain/calendar/clock.ts'
import { isShownPhotograph, selectSlides } from '../../../domain/slides.ts'
import { call } from '../../api/call.ts'
import { storeIfPossible } from './hallState.ts'
import { isStoredShowCurrent } from './isStoredShowCurrent.ts'
import { openCache, readListIfReady, type StoredList } from './storedShow.ts'
import { formatDay, texts } from '../../../languages/en/visitors/storedShow.ts'

/** The times that a device has noted about the show stored on it, and how the memorial's show differs from it. */
export interface RecalledShow extends Pick<StoredList, 'storedAt' | 'rehearsedAt'> {
  /** null if the stored show is the current one, or if the server cannot be asked */
  change: { newPhotographs: number; storing: 'running' | 'done' | 'failed' } | null
}

/** The longest wait for the server, so that a slow network does not bring the sentence in the middle of the show. */
const TIMEOUT_MS = 4_000

/** Recalls the stored show. If it is no longer the current one, stores what is new, and says so before and after. */
export async function recallShow(onRecall: (recalled: RecalledShow) => void): Promise<void> {
  const list = await readListIfReady()
  if (!list) return
  const { storedAt, rehearsedAt } = list
  const offlineShow = await fetchOfflineShow()
  if (!offlineShow || (await isStoredShowCurrent(list, offlineShow)))
    return onRecall({ storedAt, rehearsedAt, change: null })
  const newPhotographs = await countNewPhotographs(offlineShow.responses['/api/media'])
  const report = (storing: 'running' | 'done' | 'failed') =>
    onRecall({ storedAt, rehearsedAt, change: { newPhotographs, storing } })
  report('running')
  await storeIfPossible()
  const newList = await readListIfReady()
  report(newList && (await isStoredShowCurrent(newList, offlineShow)) ? 'done' : 'failed')
}

async function fetchOfflineShow() {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS)
  const offlineShow = await call('GET /api/offline-show', { signal: controller.signal }).catch(() => null)
  clearTimeout(timer)
  return offlineShow
}

async function countNewPhotographs(media: readonly Media[]): Promise<number> {
  const cachedResponse = await (await openCache()).match('/api/media')
  const storedIds = new Set(((await cachedResponse?.json()) as Media[] | undefined)?.map(({ id }) => id))
  const photographs = selectSlides(media, { videos: false }).filter(isShownPhotograph)
  return photographs.filter(({ id }) => !storedIds.has(id)).length
}

/** Says in a sentence what the device remembers; null if it was stored by an earlier version, which noted no times. */
export function describeRecalledShow(recalled: RecalledShow, now: number, style?: DateStyle): string | null {
  const { storedAt, rehearsedAt, change } = recalled
  if (change) return texts.recalled.changed(change.newPhotographs, change.storing)
  if (storedAt === undefined) return null
  const stored = describeTime(storedAt, now, style)
  if (rehearsedAt === undefined) return texts.recalled.stored(stored)
  const rehearsalTime = describeTime(rehearsedAt, now, style)
  return storedAt > rehearsedAt
    ? texts.recalled.changedSince(rehearsalTime, stored)
    : texts.recalled.asRehearsed(rehearsalTime)
}

/** Writes a moment of this device's time zone, such as 'yesterday, 4:10 PM' or 'on Friday, December 4, 4:10 PM'. */
const describeTime = (at: number, now: number, style?: DateStyle) => {
  const date = new Date(at)
  const clock = writeClock(date.toTimeString().slice(0, 5) as Clock, style)
  return `${describeDay(date, now, style)}, ${clock}`
}

const describeDay = (date: Date, now: number, style?: DateStyle) => {
  const today = new Date(now)
  const yesterday = new Date(now)
  yesterday.setDate(today.getDate() - 1)
  if (date.toDateString() === today.toDateString()) return texts.recalled.today
  if (date.toDateString() === yesterday.toDateString()) return texts.recalled.yesterday
  return texts.recalled.on(formatDay(date.getTime(), style))
}
