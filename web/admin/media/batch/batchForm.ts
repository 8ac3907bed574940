import { makeText, type TypedText } from '../../../media/mediaText.ts'
import type { Upload } from '../../../uploads/upload.ts'

export interface CommonText {
  prefix: string
  description: string
}

type BatchPhoto = Pick<Upload, 'file'> & TypedText

/** The form as the server reads it: the text first, so that it is known when the first file comes. */
export const batchForm = (photos: readonly BatchPhoto[], { prefix, description }: CommonText): FormData => {
  const form = new FormData()
  if (prefix.trim()) form.append('title', prefix)
  if (description.trim()) form.append('description', description)
  form.append('metadata', JSON.stringify(photos.map(toMetadata)))
  for (const { file } of photos) form.append('files', file)
  return form
}

/** The n-th entry of a name is the n-th file's of that name, so each file has one, empty or not. */
const toMetadata = ({ file, ...text }: BatchPhoto) => ({
  filename: file.name,
  ...makeText((field) => text[field].trim() || null),
})
