/**
 * Files saved on this device in IndexedDB, by id. If the browser does not allow IndexedDB, nothing is saved and nothing is
 * found.
 */
export interface SavedFiles {
  /** resolves to false if there is no room or no permission */
  save: (id: string, file: File) => Promise<boolean>
  read: (id: string) => Promise<File | null>
  remove: (id: string) => Promise<unknown>
  clear: () => Promise<unknown>
}

/** A file as it is stored. It holds bytes instead of a Blob, because Safari's private windows cannot store Blobs. */
type SavedFile = Pick<File, 'name' | 'type'> & { bytes: ArrayBuffer }

const STORE_NAME = 'files'

export const openSavedFiles = (name: string): SavedFiles => {
  let database: Promise<IDBDatabase> | undefined
  let lastStep: Promise<unknown> = Promise.resolve()

  /**
   * Runs a step after all earlier steps have ended, so that a removal never overtakes a save, and only one file is in memory at
   * a time. Resolves to `fallback` if the step fails.
   */
  const enqueue = <T, N>(step: () => Promise<T>, fallback: N): Promise<T | N> => {
    const nextStep = lastStep.then(step).catch(() => fallback)
    lastStep = nextStep
    return nextStep
  }
  const transact = async <T>(mode: IDBTransactionMode, request: (files: IDBObjectStore) => IDBRequest<T>) => {
    database ??= openDatabase(name)
    const opened = await database
    // Safari may close it while another app is in front
    opened.onclose = () => (database = undefined)
    const transaction = opened.transaction(STORE_NAME, mode)
    return waitForEnd(transaction, request(transaction.objectStore(STORE_NAME)))
  }
  const write = async (id: string, file: File) => {
    const bytes = await file.arrayBuffer()
    if (bytes.byteLength < file.size) return false
    const saved: SavedFile = { name: file.name, type: file.type, bytes }
    await transact('readwrite', (files) => files.put(saved, id))
    return true
  }
  const read = async (id: string) => {
    const saved = await transact<SavedFile | undefined>('readonly', (files) => files.get(id))
    return saved ? new File([saved.bytes], saved.name, { type: saved.type }) : null
  }
  return {
    save: (id, file) => enqueue(() => write(id, file), false),
    read: (id) => enqueue(() => read(id), null),
    remove: (id) => enqueue(() => transact('readwrite', (files) => files.delete(id)), null),
    clear: () => enqueue(() => transact('readwrite', (files) => files.clear()), null),
  }
}

const openDatabase = (name: string) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE_NAME)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB is not available'))
  })

/** Waits until the transaction has ended, because a full disk makes the transaction fail only at its end. */
const waitForEnd = <T>(transaction: IDBTransaction, request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB gave up'))
  })
