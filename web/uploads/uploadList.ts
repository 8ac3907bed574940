import { isSharedDevice } from '../stores/deviceStorage.ts'
import { openStore, type Store } from '../stores/store.ts'
import { type UploadListContent, openSavedUploads } from './savedUploads.ts'
import type { Upload } from './upload.ts'

/** The chosen files in the sequence shown on the page, and the fields that apply to all of them. */
export interface UploadList<F, R> extends Store<UploadListContent<F, R>> {
  getUploads: () => readonly Upload<R>[]
  setFields: (part: Partial<F>) => void
  setUploads: (uploads: readonly Upload<R>[]) => void
  add: (uploads: readonly Upload<R>[]) => void
  change: (id: string, part: Partial<Upload<R>>) => void
  remove: (id: string) => void
  clear: () => void
  /** resolves to the upload to send: with the copy on this device, if there is one and the file can no longer be read */
  takeReadable: (upload: Upload<R>) => Promise<Upload<R>>
  /**
   * Restores the content from before the page was reloaded or closed. Only the first call on a page does so. Resolves to whether
   * there was any content. The list is saved only after this call, because until then it lacks what was saved before.
   */
  restore: () => Promise<boolean>
}

interface Options<F, R> {
  emptyFields: () => F
  /**
   * the name under which the list is saved on the device; a list without a name, or on a device that guests share, is lost when the
   * page closes
   */
  storageName?: string
  /** the number of milliseconds for which the device keeps the list after its last change; a day by default */
  savedForMs?: number
  /** returns whether there is nothing to save; by default, if there are no uploads */
  isEmpty?: (content: UploadListContent<F, R>) => boolean
  /** returns whether the browser asks before it leaves the page, because uploads would be lost */
  asksBeforeLeaving?: (uploads: readonly Upload<R>[]) => boolean
  /** returns the fields of a list that is sent although another page has taken it over and may send it, too */
  copyFields?: (fields: F) => F
  /** called after a reload with the names of the files that this device could not keep */
  onLost?: (names: readonly string[]) => void
}

export const openUploadList = <F, R>({
  emptyFields,
  storageName,
  savedForMs,
  isEmpty = ({ uploads }) => uploads.length === 0,
  asksBeforeLeaving,
  copyFields = (fields) => fields,
  onLost,
}: Options<F, R>): UploadList<F, R> => {
  const empty: UploadListContent<F, R> = { fields: emptyFields(), uploads: [] }
  const store = openStore(empty)
  const savedUploads =
    storageName && !isSharedDevice
      ? openSavedUploads<F, R>(
          storageName,
          (ids, isSaved) => changeMany(new Set(ids), { isSaved }),
          savedForMs,
        )
      : null
  let isSaving = false
  let restoring: Promise<boolean> | undefined

  const set = (content: UploadListContent<F, R>) => {
    const isCopy = isSaving && savedUploads?.isTaken() === true
    const next = isCopy ? { ...content, fields: copyFields(content.fields) } : content
    store.set(next)
    if (isSaving) savedUploads?.write(isEmpty(next) ? null : next)
    if (!asksBeforeLeaving) return
    if (asksBeforeLeaving(next.uploads)) window.addEventListener('beforeunload', askFirst)
    else window.removeEventListener('beforeunload', askFirst)
  }
  const uploads = () => store.get().uploads
  const setUploads = (next: readonly Upload<R>[]) => set({ ...store.get(), uploads: next })
  const changeMany = (ids: ReadonlySet<string>, part: Partial<Upload<R>>) =>
    setUploads(uploads().map((upload) => (ids.has(upload.id) ? { ...upload, ...part } : upload)))

  const restore = async () => {
    const savedContent = await savedUploads?.read()
    isSaving = true
    savedUploads?.watch(() => set(store.get()))
    const { fields, uploads } = store.get()
    const content = savedContent && {
      // keeps the default values of fields that an earlier version of the application did not save
      fields: fields === empty.fields ? { ...fields, ...savedContent.fields } : fields,
      uploads: [...savedContent.uploads, ...uploads],
    }
    set(content ?? store.get())
    if (savedContent && savedContent.lostNames.length > 0) onLost?.(savedContent.lostNames)
    return Boolean(savedContent)
  }
  return {
    ...store,
    set,
    getUploads: uploads,
    setFields: (part) => set({ ...store.get(), fields: { ...store.get().fields, ...part } }),
    setUploads,
    add: (newUploads) => setUploads([...uploads(), ...newUploads]),
    change: (id, part) => changeMany(new Set([id]), part),
    remove: (id) => setUploads(uploads().filter((upload) => upload.id !== id)),
    clear: () => set({ fields: emptyFields(), uploads: [] }),
    takeReadable: async (upload) => savedUploads?.takeReadable(upload) ?? upload,
    restore: () => (restoring ??= restore()),
  }
}

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()
