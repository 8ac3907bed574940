/** Files of a draft by the photo's id. Everything fails silently: some browsers, and private windows, keep nothing. */
export interface PhotoStore {
  put(id: string, file: Blob): void
  remove(id: string): void
  clear(): void
  all(): Promise<Map<string, Blob>>
}

const STORE = 'photos'

export function openPhotoStore(): PhotoStore {
  let opening: Promise<IDBDatabase | null> | undefined
  const use = async <T>(work: (photos: IDBObjectStore) => IDBRequest<T>, writes: boolean) => {
    opening ??= open()
    const database = await opening
    if (!database) return null
    try {
      return await answerOf(
        work(database.transaction(STORE, writes ? 'readwrite' : 'readonly').objectStore(STORE)),
      )
    } catch {
      return null
    }
  }
  return {
    put: (id, file) => void use((photos) => photos.put({ id, file }), true),
    remove: (id) => void use((photos) => photos.delete(id), true),
    clear: () => void use((photos) => photos.clear(), true),
    async all() {
      const rows = await use<{ id: string; file: Blob }[]>((photos) => photos.getAll(), false)
      return new Map((rows ?? []).map(({ id, file }) => [id, file]))
    },
  }
}

async function open(): Promise<IDBDatabase | null> {
  try {
    const request = indexedDB.open('memory draft', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    return await answerOf(request)
  } catch {
    return null
  }
}

const answerOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'))
  })
