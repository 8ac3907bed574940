import type { PictureFetch } from './fetchPicture.ts'
import type { SlideSize } from './pictureSize.ts'

export interface CachedPicture extends PictureFetch {
  size: SlideSize
  /** decoded just now; or once, and retained for going back */
  state: 'loading' | 'decoded' | 'retained' | 'failed'
}

export interface PictureCache {
  get: (id: string) => CachedPicture | undefined
  set: (id: string, picture: CachedPicture) => void
  delete: (id: string) => void
  /** Cancels what is loading and retains what is decoded, but for those wanted, which become the newest. */
  keepOnly: (wanted: readonly string[]) => void
  deleteFailed: () => void
  /** Forgets those that are no slides any more. */
  deleteUnlisted: (isListed: (id: string) => boolean) => void
}

/**
 * Pixels of pictures that are retained beyond those wanted. Browsers hold four bytes for each. Whatever was fetched is
 * also in the browser's own cache, which is what a show without network lives on.
 */
const RETAINED_PIXELS = 16_000_000

/** Decoded pictures by slide, the newest last. */
export const openPictureCache = (): PictureCache => {
  const pictures = new Map<string, CachedPicture>()

  const release = (id: string, picture: CachedPicture) => {
    if (picture.state === 'failed') return
    if (picture.element.complete) {
      picture.state = 'retained'
      return
    }
    pictures.delete(id)
    picture.cancel()
  }

  const renew = (id: string) => {
    const picture = pictures.get(id)
    if (!picture) return
    pictures.delete(id)
    pictures.set(id, picture)
  }

  const deleteOldest = (wanted: readonly string[]) => {
    let pixels = 0
    for (const [id, { state, element }] of [...pictures].reverse()) {
      if (state !== 'retained' || wanted.includes(id)) continue
      pixels += element.naturalWidth * element.naturalHeight
      if (pixels > RETAINED_PIXELS) pictures.delete(id)
    }
  }

  return {
    get: (id) => pictures.get(id),
    set: (id, picture) => void pictures.set(id, picture),
    delete: (id) => void pictures.delete(id),
    keepOnly: (wanted) => {
      for (const [id, picture] of pictures) if (!wanted.includes(id)) release(id, picture)
      for (const id of wanted) renew(id)
      deleteOldest(wanted)
    },
    deleteFailed: () => {
      for (const [id, { state }] of pictures) if (state === 'failed') pictures.delete(id)
    },
    deleteUnlisted: (isListed) => {
      for (const id of pictures.keys()) if (!isListed(id)) pictures.delete(id)
    },
  }
}
