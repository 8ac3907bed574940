import { useEffect, useState, useSyncExternalStore } from 'react'
import { limits } from '../../../contract/limits.ts'
import { toastFailure } from '../../ui/toast.ts'
import { take } from './choosing.ts'
import { type ChosenPhoto, chosen, type Draft, emptyDraft, isEmpty } from './draft.ts'
import { KEPT_FOR, type Keeper, openKeeper } from './keeping.ts'
import { shrunk } from './shrink.ts'
import { texts } from './texts.ts'

/** A memory being written. What changes it may come from the keyboard, from a file or from the server. */
export interface DraftStore {
  get(): Draft
  change(part: Partial<Draft>): void
  changePhoto(id: string, part: Partial<ChosenPhoto>): void
  remove(id: string): void
  /** takes the images among the files, `have` others being in the memory already; answers whether there were too many */
  add(files: readonly File[], have?: number): boolean
  /** resolves once no photo is being made smaller any more */
  prepared(): Promise<unknown>
  subscribe(listener: () => void): () => void
}

export function openDraft(keeper?: Keeper): DraftStore {
  let draft = emptyDraft()
  const listeners = new Set<() => void>()
  const preparing = new Set<Promise<void>>()
  const change = (part: Partial<Draft>) => {
    const before = draft
    draft = { ...draft, ...part }
    keeper?.write(draft, before)
    for (const listener of listeners) listener()
  }
  const changePhoto = (id: string, part: Partial<ChosenPhoto>) =>
    change({ photos: draft.photos.map((photo) => (photo.id === id ? { ...photo, ...part } : photo)) })
  const prepare = async (id: string, file: File) => {
    const small = await shrunk(file)
    changePhoto(id, small ? { file: small } : { refused: texts.wrong.tooLarge(file.name) })
  }
  return {
    get: () => draft,
    change,
    changePhoto,
    remove: (id) => change({ photos: draft.photos.filter((photo) => photo.id !== id) }),
    add(files, have = 0) {
      const { taken, othersThanImages, tooMany } = take(files, have + draft.photos.length)
      if (othersThanImages) toastFailure(texts.onlyImages)
      const fits = (file: File) => file.size <= limits.visitorFileBytes
      const added = taken.map((file) => ({ file, photo: chosen(file.name, fits(file) ? file : null) }))
      change({ photos: [...draft.photos, ...added.map(({ photo }) => photo)] })
      for (const { file, photo } of added) {
        if (fits(file)) continue
        const done: Promise<void> = prepare(photo.id, file).finally(() => preparing.delete(done))
        preparing.add(done)
      }
      return tooMany
    },
    prepared: () => Promise.all(preparing),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const useDraft = (store: DraftStore) => useSyncExternalStore(store.subscribe, store.get, store.get)

/** The draft of this device: what was kept comes back as soon as the page lives. */
export const useSavedDraft = (): { store: DraftStore; restored: boolean } => {
  const [keeper] = useState(openKeeper)
  const [store] = useState(() => openDraft(keeper))
  const [restored, setRestored] = useState(false)
  useEffect(() => {
    const restore = async () => {
      const kept = await keeper.read()
      if (!kept || !isEmpty(store.get())) return
      store.change(kept)
      setRestored(true)
    }
    void restore()
  }, [keeper, store])
  useForgetting(store)
  return { store, restored }
}

const LOOK_EVERY = 10 * 60_000

/** A page may stay open on a tablet for days: a day after the last letter it forgets too. */
const useForgetting = (store: DraftStore) => {
  useEffect(() => {
    let touched = Date.now()
    const leave = store.subscribe(() => {
      touched = Date.now()
    })
    const timer = setInterval(() => {
      if (Date.now() - touched > KEPT_FOR && !isEmpty(store.get())) store.change(emptyDraft())
    }, LOOK_EVERY)
    return () => {
      leave()
      clearInterval(timer)
    }
  }, [store])
}
