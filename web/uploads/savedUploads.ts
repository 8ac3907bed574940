import { type TextFieldName, toTypedText } from '../media/mediaText.ts'
import { hasBytes } from './hasBytes.ts'
import { openSavedFiles, type SavedFiles } from './savedFiles.ts'
import { clearSavedTexts, openSavedText, readSavedTexts } from './savedText.ts'
import { isOffline, isOnItsWay, newUpload, type Upload } from './upload.ts'

/** The maximum total size of a list's saved files, in bytes. There is a limit because the browser duplicates each file. */
const MAX_BYTES = 500 * 1024 * 1024

/** The content of an upload list: the uploads, and the fields that apply to all uploads. */
export interface UploadListContent<F, R> {
  fields: F
  uploads: readonly Upload<R>[]
}

interface SavedText<F, R> {
  fields: F
  uploads: readonly SavedUpload<R>[]
}

type SavedUpload<R> = Pick<Upload<R>, 'id' | 'requestKey' | TextFieldName | 'stored'> & {
  name: string
  wasOnItsWay: boolean
  /** the reason why the upload failed; null if it did not fail */
  failure: string | null
}

/** Called with the ids of uploads whose files have just been saved, or could not be saved. */
type OnSaved = (ids: readonly string[], isSaved: boolean) => void

/**
 * Opens the upload list saved under `name`. Its text is in localStorage and is saved at every keystroke; its files are in IndexedDB.
 * Saves the first files, up to `MAX_BYTES`. Once some of them are removed, for example because they have been sent, saves the next ones.
 */
export const openSavedUploads = <F, R>(
  name: string,
  onSaved: OnSaved,
  savedForMs?: number,
  files: SavedFiles = openSavedFiles(name),
) => {
  /** the files that are saved or are being saved, by the ids of their uploads */
  const savedFiles = new Map<string, File>()
  /** the ids of the files for which the device had no room */
  const failedIds = new Set<string>()
  const savedText = openSavedText<SavedText<F, R>>(name, savedForMs)
  let writtenText: SavedText<F, R> | null = null

  const save = async ({ id, file, isSaved: wasSaved }: Upload) => {
    savedFiles.set(id, file)
    const isSaved = await files.save(id, file)
    if (!isSaved) {
      savedFiles.delete(id)
      failedIds.add(id)
    }
    if (isSaved !== wasSaved) onSaved([id], isSaved)
  }
  const removeExcept = (ids: ReadonlySet<string>) => {
    for (const id of [...savedFiles.keys()].filter((savedId) => !ids.has(savedId))) {
      savedFiles.delete(id)
      failedIds.clear()
      void files.remove(id)
    }
  }
  return {
    /** resolves to the list from before the page was reloaded or closed, or to null if there is none, or it is too old */
    read: async () => {
      const { text, expired } = savedText.takeOver()
      if (!text) {
        // nobody waits for this, because what is typed meanwhile could not be saved; later files are saved after it
        void files.clear()
        return null
      }
      for (const { uploads } of expired) for (const { id } of uploads) void files.remove(id)
      const uploads: Upload<R>[] = []
      /** the names of the files that this device could not keep */
      const lostNames: string[] = []
      for (const saved of text.uploads) {
        const file = await files.read(saved.id)
        if (!file) {
          if (saved.stored === null) lostNames.push(saved.name)
          continue
        }
        savedFiles.set(saved.id, file)
        uploads.push(restoreUpload(saved, file))
      }
      return { fields: text.fields, uploads, lostNames }
    },
    takeReadable: async (upload: Upload<R>): Promise<Upload<R>> => {
      const form = new FormData()
      form.append('file', upload.file)
      // a form is asked, because it may have the file empty although the page has it whole
      if (await hasBytes(form.get('file') as File)) return upload
      return { ...upload, file: (await files.read(upload.id)) ?? upload.file }
    },
    /** saves the list; deletes everything if `content` is null */
    write: (content: UploadListContent<F, R> | null) => {
      const uploads = content?.uploads.filter(isSavable) ?? []
      // the other page removes the files when it needs them no longer, so this page saves its own again
      if (savedText.isTaken()) savedFiles.clear()
      writtenText = content && { fields: content.fields, uploads: uploads.map(toSavedUpload) }
      savedText.save(writtenText)
      removeExcept(new Set(uploads.map(({ id }) => id)))
      const fittingCount = countFitting(uploads)
      for (const upload of uploads.slice(0, fittingCount))
        if (savedFiles.get(upload.id) !== upload.file && !failedIds.has(upload.id)) void save(upload)
      const unfitUploads = uploads.slice(fittingCount).filter(({ isSaved }) => isSaved !== false)
      if (unfitUploads.length > 0)
        onSaved(
          unfitUploads.map(({ id }) => id),
          false,
        )
    },
    /** whether another page has taken over what this page has saved; the next call of `write` then saves it once more */
    isTaken: savedText.isTaken,
    /** calls `onTaken` if another page has taken the list over and something that was typed here is missing there */
    watch: (onTaken: () => void) =>
      savedText.watch((taken) => {
        const texts = listTexts(taken)
        if (
          writtenText &&
          listTexts(writtenText).some((text) => !texts.some((other) => other.includes(text)))
        )
          onTaken()
      }),
  }
}

/** Lists everything that was typed into a list. A key that the page made up is not among it. */
const listTexts = <F, R>({ fields, uploads }: SavedText<F, R>) =>
  [
    ...Object.entries(fields ?? {}),
    ...uploads.flatMap((upload) => Object.entries(toTypedText(upload))),
  ].flatMap(([name, value]) => (name !== 'requestKey' && typeof value === 'string' ? [value] : []))

/** Whether this device has saved uploads, of this page or another one, about which the server has not answered yet. */
export const hasUnansweredUploads = (...names: readonly string[]) =>
  names
    .flatMap((name) => readSavedTexts(name) as readonly SavedText<unknown, unknown>[])
    .some(({ uploads }) => uploads.some(({ stored }) => stored === null))

/** Deletes saved upload lists when a keeper logs out, so that the next person at this device does not see the files. */
export const clearSavedUploads = async (...names: readonly string[]) => {
  for (const name of names) {
    clearSavedTexts(name)
    await openSavedFiles(name).clear()
  }
}

const isSavable = ({ state }: Upload) => state !== 'rejected' && state !== 'preparing'

/** Counts the first uploads whose files together have at most `MAX_BYTES`. */
const countFitting = (uploads: readonly Upload[]) => {
  let bytes = 0
  const firstUnfit = uploads.findIndex(({ file }) => (bytes += file.size) > MAX_BYTES)
  return firstUnfit === -1 ? uploads.length : firstUnfit
}

const toSavedUpload = <R>(upload: Upload<R>): SavedUpload<R> => {
  const { id, requestKey, stored, state, message, file } = upload
  return {
    id,
    requestKey,
    ...toTypedText(upload),
    stored,
    name: file.name,
    wasOnItsWay: isOnItsWay(upload) || isOffline(upload),
    failure: state === 'failed' ? message : null,
  }
}

const restoreUpload = <R>(saved: SavedUpload<R>, file: File): Upload<R> => {
  const { id, requestKey, stored, wasOnItsWay, failure } = saved
  const upload = { ...newUpload<R>(file), id, requestKey, ...toTypedText(saved), stored, isSaved: true }
  if (stored !== null) return { ...upload, state: 'stored', percent: 100 }
  if (failure) return { ...upload, state: 'failed', message: failure }
  return wasOnItsWay ? { ...upload, state: 'offline' } : upload
}
