import { openStore, type Store } from '../stores/store.ts'
import { type UploadListContent, openSavedUploads } from './savedUploads.ts'
import type { Upload } from './upload.ts'

/** Chosen files in their order, and the fields that apply to all of them. */
export interface UploadList<F, R> extends Store<UploadListContent<F, R>> {
  uploads: () => readonly Upload<R>[]
  setFields: (part: Partial<F>) => void
  setUploads: (uploads: readonly Upload<R>[]) => void
  add: (uploads: readonly Upload<R>[]) => void
  change: (id: string, part: Partial<Upload<R>>) => void
  remove: (id: string) => void
  /** removes all uploads and resets the fields */
  clear: () => void
  /**
   * Restores, once per page, the content that an earlier page saved on the device; resolves to whether there was any. The
   * list is saved only after this call, so that two open pages do not overwrite each other.
   */
  restore: () => Promise<boolean>
}

interface Options<F, R> {
  /** returns the fields of an empty list */
  emptyFields: () => F
  /** the name under which it is saved on the device; without one it is lost with the page */
  savedAs?: string
  /** whether there is nothing to save; true for a list without uploads, unless given */
  isEmpty?: (content: UploadListContent<F, R>) => boolean
  /** whether the browser asks before it leaves the page, because something would be lost */
  asksBeforeLeaving?: (uploads: readonly Upload<R>[]) => boolean
}

export const openUploadList = <F, R>({
  emptyFields,
  savedAs,
  isEmpty = ({ uploads }) => uploads.length === 0,
  asksBeforeLeaving,
}: Options<F, R>): UploadList<F, R> => {
  const empty: UploadListContent<F, R> = { fields: emptyFields(), uploads: [] }
  const store = openStore(empty)
  const savedUploads = savedAs
    ? openSavedUploads<F, R>(savedAs, (id) => change(id, { isUnsaved: true }))
    : null
  let isSaving = false
  let restoring: Promise<boolean> | undefined

  const set = (next: UploadListContent<F, R>, before = store.get()) => {
    store.set(next)
    if (isSaving) savedUploads?.write(isEmpty(next) ? null : next, before)
    if (!asksBeforeLeaving) return
    if (asksBeforeLeaving(next.uploads)) window.addEventListener('beforeunload', askFirst)
    else window.removeEventListener('beforeunload', askFirst)
  }
  const uploads = () => store.get().uploads
  const setUploads = (next: readonly Upload<R>[]) => set({ ...store.get(), uploads: next })
  const change = (id: string, part: Partial<Upload<R>>) =>
    setUploads(uploads().map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))

  const restore = async () => {
    const earlier = await savedUploads?.read()
    isSaving = true
    const { fields, uploads } = store.get()
    const content = earlier && {
      // an earlier version may have saved fewer fields
      fields: fields === empty.fields ? { ...fields, ...earlier.fields } : fields,
      uploads: [...earlier.uploads, ...uploads],
    }
    set(content ?? store.get(), earlier ?? empty)
    return Boolean(earlier)
  }
  return {
    ...store,
    set,
    uploads,
    setFields: (part) => set({ ...store.get(), fields: { ...store.get().fields, ...part } }),
    setUploads,
    add: (fresh) => setUploads([...uploads(), ...fresh]),
    change,
    remove: (id) => setUploads(uploads().filter((upload) => upload.id !== id)),
    clear: () => set({ fields: emptyFields(), uploads: [] }),
    restore: () => (restoring ??= restore()),
  }
}

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()
