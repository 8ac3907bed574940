import { newRequestKey } from '../../api/requestKey.ts'

/** A photo that was chosen and is still on this device. */
export interface ChosenPhoto {
  /** also the request key of its upload: sent twice, it arrives once */
  id: string
  /** the file's name */
  name: string
  /** null while it is being made smaller, and when that was not possible */
  file: Blob | null
  title: string
  description: string
  /** why it cannot be sent, or why the server did not take it, in words */
  refused: string | null
  /** what the server has of it, and the words it has with it */
  arrived: { mediaId: string; title: string; description: string } | null
}

export interface Draft {
  name: string
  email: string
  content: string
  photos: readonly ChosenPhoto[]
  /** sent with the memory, so that it comes to be once however often it is sent */
  requestKey: string
  /** whether it was sent once and no answer came: it may be there already, with the words it had then */
  maybeMade: boolean
}

export const emptyDraft = (): Draft => ({
  name: '',
  email: '',
  content: '',
  photos: [],
  requestKey: newRequestKey(),
  maybeMade: false,
})

export const isEmpty = ({ name, email, content, photos }: Draft) =>
  !name && !email && !content && photos.length === 0

export const chosen = (name: string, file: Blob | null): ChosenPhoto => ({
  id: newRequestKey(),
  name,
  file,
  title: '',
  description: '',
  refused: null,
  arrived: null,
})

/** The id under which the server has this photo as it is now; null when it must be sent. */
export const arrivedAs = ({ arrived, title, description }: ChosenPhoto): string | null =>
  arrived?.title === title && arrived.description === description ? arrived.mediaId : null

/**
 * The photos as a new try begins with them. Those on the server whose words were changed since are other uploads, with
 * keys of their own; what the server said of the others belongs to the try before.
 */
export const forAnotherTry = (photos: readonly ChosenPhoto[]): readonly ChosenPhoto[] =>
  photos.map((photo) => {
    if (photo.arrived && !arrivedAs(photo)) return { ...photo, id: newRequestKey(), arrived: null }
    return photo.file && photo.refused ? { ...photo, refused: null } : photo
  })

/** None of the photos says anything about itself, and there are no words that could. */
export const saysNothing = ({ content, photos }: Draft) =>
  photos.length > 0 &&
  content.trim() === '' &&
  photos.every(({ title, description }) => !title.trim() && !description.trim())
