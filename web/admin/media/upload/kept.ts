import { chosen, isUnsent, type Upload, type Uploads } from './uploads.ts'

/** What is not sent within this time is forgotten. Milliseconds. */
const lasting = 24 * 3_600_000
/** Bytes kept at most: a browser copies every file it keeps. */
const room = 500 * 1024 * 1024

interface Kept {
  key: string
  title: string
  description: string
  /** whether it was on its way */
  wanted: boolean
  at: number
}

/** Keeps files and their words on this device while they wait; nobody is told when that fails. */
export const keepInStep = (before: Uploads, after: Uploads) => {
  const earlier = new Map(before.map((upload) => [upload.key, upload]))
  const later = new Map(after.map((upload) => [upload.key, upload]))
  const fresh = after.filter((upload) => !earlier.has(upload.key) && fits(upload, after))
  const reworded = after.filter(
    (upload) => earlier.has(upload.key) && !isSame(upload, earlier.get(upload.key)),
  )
  const gone = before.filter(({ key }) => !isKept(later.get(key)))
  if (fresh.length + reworded.length + gone.length === 0) return
  void inStores('readwrite', ({ files, words }) => {
    for (const { key, file } of fresh) files.put(file, key)
    for (const upload of [...fresh, ...reworded]) if (isKept(upload)) words.put(wordsOf(upload), upload.key)
    for (const { key } of gone) {
      files.delete(key)
      words.delete(key)
    }
  })
}

/** What an earlier page left; nothing while another one of ours is open, which then sends it itself. */
export const kept = async (): Promise<Upload[]> => {
  if (!(await isOnlyPage())) return []
  const found: Upload[] = []
  await inStores('readonly', ({ files, words }) => {
    const asked = words.getAll()
    asked.onsuccess = () => {
      for (const each of (asked.result as Kept[]).toSorted((a, b) => a.at - b.at)) {
        const file = files.get(each.key)
        file.onsuccess = () => {
          if (file.result instanceof File && each.at > Date.now() - lasting)
            found.push(asUpload(each, file.result))
        }
      }
    }
  })
  return found
}

/** On logging out: the next person at this device has nothing to do with it. */
export const clearSavedUploads = () =>
  inStores('readwrite', ({ files, words }) => {
    files.clear()
    words.clear()
  })

const isKept = (upload: Upload | undefined) => upload !== undefined && isUnsent(upload)

const isWanted = ({ state }: Upload) => state === 'queued' || state === 'sending' || state === 'held'

const isSame = (upload: Upload, other: Upload | undefined) =>
  other !== undefined &&
  upload.title === other.title &&
  upload.description === other.description &&
  isWanted(upload) === isWanted(other)

const fits = (upload: Upload, all: Uploads) => {
  const until = all.slice(0, all.indexOf(upload) + 1)
  return isKept(upload) && until.reduce((sum, { file }) => sum + file.size, 0) <= room
}

const wordsOf = (upload: Upload): Kept => ({
  key: upload.key,
  title: upload.title,
  description: upload.description,
  wanted: isWanted(upload),
  at: Date.now(),
})

const asUpload = ({ key, title, description, wanted }: Kept, file: File): Upload => ({
  ...chosen(file, key, null),
  title,
  description,
  state: wanted ? 'held' : 'chosen',
})

/** Where the browser has no locks there is no telling, and pages are taken at their word. */
const isOnlyPage = () =>
  new Promise<boolean>((resolve) => {
    if (!('locks' in navigator)) return resolve(true)
    void navigator.locks.request('uploads', { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      // held for as long as the page lives
      return lock && new Promise(() => {})
    })
  })

interface Stores {
  files: IDBObjectStore
  words: IDBObjectStore
}

let database: Promise<IDBDatabase> | undefined

const opened = () =>
  (database ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open('uploads', 1)
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore('files')
      asked.result.createObjectStore('words')
    }
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error('no database'))
  }))

/** Resolves when it is done, also when it cannot be: a private window, a full disk. */
const inStores = async (mode: IDBTransactionMode, work: (stores: Stores) => void): Promise<void> => {
  try {
    const transaction = (await opened()).transaction(['files', 'words'], mode)
    work({ files: transaction.objectStore('files'), words: transaction.objectStore('words') })
    await new Promise<void>((resolve) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => resolve()
    })
  } catch (error) {
    console.warn('uploads are not kept on this device', error)
  }
}
