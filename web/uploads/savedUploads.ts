import { type TextFieldName, toTypedText } from '../media/mediaText.ts'
import { deviceStorage } from '../stores/deviceStorage.ts'
import { openSavedFiles } from './savedFiles.ts'
import { isOffline, isOnItsWay, newUpload, type Upload } from './upload.ts'

/** The number of milliseconds after which saved uploads are deleted. */
export const SAVED_FOR_MS = 24 * 3_600_000
/** The maximum total size of a list's saved files, in bytes. There is a limit because the browser duplicates each file. */
const MAX_BYTES = 500 * 1024 * 1024

/** The content of an upload list: the uploads, and the fields that apply to all uploads. */
export interface UploadListContent<F, R> {
  fields: F
  uploads: readonly Upload<R>[]
}

/** A saved upload list. Its text is in localStorage and is saved at every keystroke; its larger files are in IndexedDB. */
export interface SavedUploads<F, R> {
  /** resolves to the content from before the page was reloaded or closed, or to null if there is none from the last 24 hours */
  read: () => Promise<UploadListContent<F, R> | null>
  /** saves what differs between `content` and `previous`; deletes everything if `content` is null */
  write: (content: UploadListContent<F, R> | null, previous: UploadListContent<F, R>) => void
}

interface SavedText<F, R> {
  savedAt: number
  fields: F
  uploads: readonly SavedUpload<R>[]
}

type SavedUpload<R> = Pick<Upload<R>, 'id' | 'requestKey' | TextFieldName | 'stored'> & {
  wasOnItsWay: boolean
}

/** Opens the upload list saved under `name`. Calls `onUnsaved` with the id of each upload whose file could not be saved. */
export const openSavedUploads = <F, R>(name: string, onUnsaved: (id: string) => void): SavedUploads<F, R> => {
  const files = openSavedFiles(name)
  const saveFiles = async (newUploads: readonly Upload[], allUploads: readonly Upload[]) => {
    for (const upload of newUploads)
      if (!fitsOnDevice(upload, allUploads) || !(await files.save(upload.id, upload.file)))
        onUnsaved(upload.id)
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
    write: (content, previous) => {
      const uploads = content?.uploads.filter(isSavable) ?? []
      const ids = new Set(uploads.map(({ id }) => id))
      const previousFiles = new Map(previous.uploads.filter(isSavable).map(({ id, file }) => [id, file]))
      const newUploads = uploads.filter(({ id, file }) => previousFiles.get(id) !== file)
      for (const id of previousFiles.keys()) if (!ids.has(id)) void files.remove(id)
      void saveFiles(newUploads, uploads)
      writeText(name, content && { fields: content.fields, uploads: uploads.map(toSavedUpload) })
    },
  }
}

/** Deletes saved upload lists when a keeper logs out, so that the next person at this device does not see the files. */
export const clearSavedUploads = async (...names: readonly string[]) => {
  for (const name of names) {
    writeText(name, null)
    await openSavedFiles(name).clear()
  }
}

const isSavable = ({ state }: Upload) => state !== 'rejected' && state !== 'preparing'

const fitsOnDevice = (upload: Upload, allUploads: readonly Upload[]) =>
  allUploads.slice(0, allUploads.indexOf(upload) + 1).reduce((sum, { file }) => sum + file.size, 0) <=
  MAX_BYTES

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
  return text && text.savedAt > Date.now() - SAVED_FOR_MS ? text : null
}

const writeText = <F, R>(name: string, content: Omit<SavedText<F, R>, 'savedAt'> | null) => {
  if (content) deviceStorage.save(name, { savedAt: Date.now(), ...content })
  else deviceStorage.clear(name)
}
