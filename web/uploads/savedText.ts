import { newRequestKey } from '../api/requestKey.ts'
import { deviceStorage, tabStorage } from '../stores/deviceStorage.ts'

/** The number of milliseconds after which saved texts and uploads are deleted, if their list names no other. */
export const SAVED_FOR_MS = 24 * 3_600_000

/** A saved text. `page` is the id of the page that wrote it last. */
type Saved<T> = T & { savedAt: number; page?: string }

/**
 * Opens the texts saved under `name`. Every open page saves its own, so that two pages with one form do not overwrite each
 * other's. A page that is opened takes over what this browser tab saved last or else what any page did. That page may still be
 * open; it then saves its own again with the next change.
 */
export const openSavedText = <T extends object>(name: string, savedForMs = SAVED_FOR_MS) => {
  const page = newRequestKey()
  const tabName = `${name}#`
  let key: string | null = null
  const readSaved = (savedKey: string) => deviceStorage.read(savedKey) as Saved<T> | null
  const save = (text: T, savedAt: number) => {
    key ??= readSaved(name) ? `${name}#${newRequestKey()}` : name
    deviceStorage.save(key, { ...text, savedAt, page })
    tabStorage.save(tabName, key)
  }
  const isTaken = () => {
    const saved = key === null ? null : readSaved(key)
    return saved !== null && saved.page !== page
  }
  return {
    /** returns the text to continue with, and the texts that are too old and are now deleted */
    takeOver: (): { text: T | null; expired: readonly T[] } => {
      const entries = listKeys(name).flatMap((savedKey) => {
        const saved = readSaved(savedKey)
        return saved ? [{ savedKey, saved }] : []
      })
      const [expired, valid] = partition(entries, ({ saved }) => saved.savedAt <= Date.now() - savedForMs)
      for (const { savedKey } of expired) deviceStorage.clear(savedKey)
      const ofThisTab = valid.find(({ savedKey }) => savedKey === tabStorage.read(tabName))
      const takenEntry = ofThisTab ?? valid.sort((a, b) => b.saved.savedAt - a.saved.savedAt)[0]
      if (takenEntry) {
        key = takenEntry.savedKey
        save(takenEntry.saved, takenEntry.saved.savedAt)
      }
      return { text: takenEntry?.saved ?? null, expired: expired.map(({ saved }) => saved) }
    },
    /** whether another page has taken over what this page has saved */
    isTaken,
    /** saves the text, or deletes what this page has saved; leaves alone what another page has taken over */
    save: (text: T | null) => {
      if (isTaken()) key = null
      if (text) return save(text, Date.now())
      if (key !== null) deviceStorage.clear(key)
      key = null
    },
    /** calls `onTaken` with the text that another page has saved in place of this page's */
    watch: (onTaken: (text: T) => void) => {
      if (typeof window === 'undefined') return
      window.addEventListener('storage', (event) => {
        if (event.key === key && isTaken()) onTaken(readSaved(event.key ?? '') as T)
      })
    },
  }
}

/** Reads the texts that all pages have saved under `name` and that are not too old, without taking them over. */
export const readSavedTexts = (name: string): readonly object[] =>
  listKeys(name).flatMap((key) => {
    const saved = deviceStorage.read(key) as Saved<object> | null
    return saved && saved.savedAt > Date.now() - SAVED_FOR_MS ? [saved] : []
  })

/** Deletes the texts that all pages have saved under `name`. */
export const clearSavedTexts = (name: string) => listKeys(name).forEach(deviceStorage.clear)

const listKeys = (name: string) =>
  deviceStorage.names().filter((key) => key === name || key.startsWith(`${name}#`))

const partition = <E>(entries: readonly E[], matches: (entry: E) => boolean) =>
  [entries.filter(matches), entries.filter((entry) => !matches(entry))] as const
