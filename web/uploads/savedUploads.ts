import { type TextFieldName, toTypedText } from '../media/mediaText.ts'
import { deviceStorage } from '../stores/deviceStorage.ts'
import { openSavedFiles } from './savedFiles.ts'
import { isOffline, isOnItsWay, newUpload, type Upload } from './upload.ts'

/** Saved uploads older than this are deleted. Milliseconds. */
export const SAVED_FOR = 24 * 3_600_000
/** The most bytes to save, because the browser copies every file. */
const MAX_BYTES = 500 * 1024 * 1024

/** The uploads of a list, and the fields that apply to all of them. */
export interface UploadListContent<F, R> {
  fields: F
  uploads: readonly Upload<R>[]
}

/** Saves the text in localStorage, at every keystroke, and the files, which are too large for it, in IndexedDB. */
export interface SavedUploads<F, R> {
  /** resolves to the content that an earlier page saved less than a day ago, or to null */
  read: () => Promise<UploadListContent<F, R> | null>
  /** saves the changes since `before`; null as content deletes everything */
  write: (content: UploadListContent<F, R> | null, before: UploadListContent<F, R>) => void
}

interface SavedText<F, R> {
  savedAt: number
  fields: F
  uploads: readonly SavedUpload<R>[]
}

type SavedUpload<R> = Pick<Upload<R>, 'id' | 'requestKey' | TextFieldName | 'stored'> & {
  wasOnItsWay: boolean
}

/** `onUnsaved` is called for each file that could not be saved. */
export const openSavedUploads = <F, R>(name: string, onUnsaved: (id: string) => void): SavedUploads<F, R> => {
  const files = openSavedFiles(name)
  const saveFiles = async (fresh: readonly Upload[], all: readonly Upload[]) => {
    for (const upload of fresh)
      if (!fitsOnDevice(upload, all) || !(await files.save(upload.id, upload.file))) onUnsaved(upload.id)
  }
  return {
    read: async () => {
      const text = readText<F, R>(name)
      if (!text) {
        writeText(name, null)
        await files.clear()
        return null
      }
      const uploads: Upload<R>[] = []
      for (const saved of text.uploads) {
        const file = await files.read(saved.id)
        if (file) uploads.push(restoreUpload(saved, file))
      }
      return { fields: text.fields, uploads }
    },
    write: (content, before) => {
      const uploads = content?.uploads.filter(isSaved) ?? []
      const later = new Map(uploads.map(({ id, file }) => [id, file]))
      const earlier = new Map(before.uploads.filter(isSaved).map(({ id, file }) => [id, file]))
      const fresh = uploads.filter(({ id, file }) => earlier.get(id) !== file)
      for (const id of earlier.keys()) if (!later.has(id)) void files.remove(id)
      void saveFiles(fresh, uploads)
      writeText(name, content && { fields: content.fields, uploads: uploads.map(toSavedUpload) })
    },
  }
}

/** Runs when a keeper logs out: the next person at this device must not see the chosen files. */
export const clearSavedUploads = async (...names: readonly string[]) => {
  for (const name of names) {
    writeText(name, null)
    await openSavedFiles(name).clear()
  }
}

const isSaved = ({ state }: Upload) => state !== 'rejected' && state !== 'preparing'

const fitsOnDevice = (upload: Upload, all: readonly Upload[]) =>
  all.slice(0, all.indexOf(upload) + 1).reduce((sum, { file }) => sum + file.size, 0) <= MAX_BYTES

const toSavedUpload = <R>(upload: Upload<R>): SavedUpload<R> => {
  const { id, requestKey, stored } = upload
  return {
    id,
    requestKey,
    ...toTypedText(upload),
    stored,
    wasOnItsWay: isOnItsWay(upload) || isOffline(upload),
  }
}

const restoreUpload = <R>({ wasOnItsWay, ...saved }: SavedUpload<R>, file: File): Upload<R> => {
  const upload = { ...newUpload<R>(file), ...saved }
  if (saved.stored !== null) return { ...upload, state: 'stored', percent: 100 }
  return wasOnItsWay ? { ...upload, state: 'offline' } : upload
}

const readText = <F, R>(name: string): SavedText<F, R> | null => {
  const text = deviceStorage.read(name) as SavedText<F, R> | null
  return text && text.savedAt > Date.now() - SAVED_FOR ? text : null
}

const writeText = <F, R>(name: string, content: Omit<SavedText<F, R>, 'savedAt'> | null) => {
  if (content) deviceStorage.save(name, { savedAt: Date.now(), ...content })
  else deviceStorage.clear(name)
}
