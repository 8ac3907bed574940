import { useSyncExternalStore } from 'react'
import { newRequestKey } from '../../../api/requestKey.ts'
import { refusalOf } from '../chosen.ts'
import { keepInStep, kept } from './kept.ts'
import { changed, chosen, isUnsent, type Upload, type Uploads, without } from './uploads.ts'

/*
 * The list lives as long as the page, not as long as the tab: files go on arriving while the administrator looks at
 * something else. What was not sent yet is kept on the device besides, for a page that a phone has thrown away.
 */
let uploads: Uploads = []
let restored: Promise<void> | undefined
const listeners = new Set<() => void>()

const set = (next: Uploads) => {
  keepInStep(uploads, next)
  uploads = next
  window.removeEventListener('beforeunload', askFirst)
  if (next.some(isUnsent)) window.addEventListener('beforeunload', askFirst)
  for (const listener of listeners) listener()
}

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const allUploads = () => uploads

export const useUploads = () => useSyncExternalStore(subscribe, allUploads)

export const update = (step: (uploads: Uploads) => Uploads) => set(step(uploads))

export const change = (key: string, part: Partial<Upload>) => set(changed(uploads, key, part))

export const choose = (files: readonly File[]) =>
  set([...uploads, ...files.map((file) => chosen(file, newRequestKey(), refusalOf(file)))])

export const remove = (key: string) => set(without(uploads, key))

/** Puts back, once a page, what an earlier page had not sent yet. */
export const restore = () => (restored ??= putBack())

const putBack = async () => {
  const earlier = await kept()
  if (earlier.length > 0) set([...earlier, ...uploads])
}
