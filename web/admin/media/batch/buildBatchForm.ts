import { mapTextFields, type TypedText } from '../../../media/mediaText.ts'
import type { Upload } from '../../../uploads/upload.ts'

export interface CommonText {
  prefix: string
  description: string
}

type BatchPhoto = Pick<Upload, 'file'> & TypedText

/**
 * Builds the form. `firstNumber` is the number in the first title that the prefix makes. The text comes before the files, so that
 * the server knows the text when the first file arrives.
 */
export const buildBatchForm = (
  photos: readonly BatchPhoto[],
  { prefix, description }: CommonText,
  firstNumber: number,
): FormData => {
  const form = new FormData()
  if (prefix.trim()) {
    form.append('title', prefix)
    form.append('firstNumber', String(firstNumber))
  }
  if (description.trim()) form.append('description', description)
  form.append('metadata', JSON.stringify(photos.map(toMetadata)))
  for (const { file } of photos) form.append('files', file)
  return form
}

/**
 * Makes the entry with a file's name and text. Several files may have the same name. The nth entry with a name belongs to the
 * nth file with that name, so every file needs an entry.
 */
const toMetadata = ({ file, ...text }: BatchPhoto) => ({
  filename: file.name,
  ...mapTextFields((field) => text[field].trim() || null),
})
