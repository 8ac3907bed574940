import { limits } from '../../../../contract/limits.ts'

/** A photo chosen for a batch, with words of its own. */
export interface BatchPhoto {
  /** of this row on the page */
  id: number
  file: File
  title: string
  description: string
}

export interface Common {
  prefix: string
  description: string
}

/** Takes as many more as a batch may hold; tells how many were left out. */
export const withMore = (photos: readonly BatchPhoto[], files: readonly File[], firstId: number) => {
  const room = limits.batchFiles - photos.length
  const taken = files
    .slice(0, room)
    .map((file, index): BatchPhoto => ({ id: firstId + index, file, title: '', description: '' }))
  return { photos: [...photos, ...taken], leftOut: Math.max(0, files.length - room) }
}

/** The form as the server reads it: words first, so that they are known when the first file comes. */
export const batchForm = (photos: readonly BatchPhoto[], common: Common): FormData => {
  const form = new FormData()
  if (common.prefix.trim()) form.append('title', common.prefix)
  if (common.description.trim()) form.append('description', common.description)
  form.append('metadata', JSON.stringify(photos.map(wordsOf)))
  for (const { file } of photos) form.append('files', file)
  return form
}

/** The n-th entry of a name is the n-th file's of that name, so each file has one, empty or not. */
const wordsOf = ({ file, title, description }: BatchPhoto) => ({
  filename: file.name,
  title: title.trim() || null,
  description: description.trim() || null,
})
