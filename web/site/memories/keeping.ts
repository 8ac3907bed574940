import { type ChosenPhoto, type Draft, isEmpty } from './draft.ts'
import { openPhotoStore } from './photoStore.ts'

/** How long an unfinished memory waits on the device. Milliseconds. */
export const KEPT_FOR = 24 * 3_600_000
const NAME = 'memory draft'

/** The words in localStorage, where they are safe with every letter; the photos, too large for it, in IndexedDB. */
interface Stored extends Omit<Draft, 'photos'> {
  savedAt: number
  photos: Omit<ChosenPhoto, 'file'>[]
}

export interface Keeper {
  /** what was kept here less than a day ago; null when there is nothing */
  read(): Promise<Draft | null>
  /** keeps this draft in place of the one before; an empty one leaves nothing behind */
  write(draft: Draft, before: Draft): void
}

/** Where the browser allows none of it, the draft lives as long as the page. */
export function openKeeper(now = Date.now): Keeper {
  const photos = openPhotoStore()
  return {
    async read() {
      const stored = readStored()
      if (!stored || stored.savedAt < now() - KEPT_FOR) {
        forget()
        photos.clear()
        return null
      }
      const files = await photos.all()
      const { savedAt: _, ...words } = stored
      return { ...words, photos: stored.photos.flatMap((photo) => withFile(photo, files.get(photo.id))) }
    },
    write(draft, before) {
      const files = new Map(before.photos.map(({ id, file }) => [id, file]))
      for (const { id, file } of draft.photos) {
        if (file && files.get(id) !== file) photos.put(id, file)
        files.delete(id)
      }
      for (const id of files.keys()) photos.remove(id)
      if (isEmpty(draft)) forget()
      else store({ ...draft, savedAt: now(), photos: draft.photos.map(withoutFile) })
    },
  }
}

const withoutFile = ({ file: _file, ...photo }: ChosenPhoto) => photo

/** A photo whose file was not kept is of use only when the server has it already. */
const withFile = (photo: Omit<ChosenPhoto, 'file'>, file: Blob | undefined): ChosenPhoto[] =>
  file || photo.arrived ? [{ ...photo, file: file ?? null }] : []

function readStored(): Stored | null {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? 'null') as Stored | null
  } catch {
    return null
  }
}

function store(draft: Stored) {
  try {
    localStorage.setItem(NAME, JSON.stringify(draft))
  } catch {
    // no room, or not allowed
  }
}

function forget() {
  try {
    localStorage.removeItem(NAME)
  } catch {
    // not allowed: then nothing was kept either
  }
}
