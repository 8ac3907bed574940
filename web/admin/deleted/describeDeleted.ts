import type { DeletedItem } from '../../../contract/media/deleted.ts'
import type { Media } from '../../../contract/media/media.ts'
import { texts } from '../../../languages/en/dashboard/deleted.ts'
import type { Dates } from '../parts/dates/dates.ts'
import { formatFileSize } from '../parts/lists/format.ts'

/** A photograph that nobody named is called by its file, because many have no title. */
export const describeDeletedItem = ({ kind, title, picture }: DeletedItem) => {
  const name = title ?? texts.kinds[kind]
  const file = kind === 'media' && picture?.untitled ? picture.originalName : undefined
  return file ? texts.unnamed(name, file) : name
}

/** Lists what distinguishes a photograph or video from others: its date, its size in pixels and the size of its file. */
export const describeFile = ({ takenAt, width, height, fileSize }: Media, { formatTakenDay }: Dates) =>
  [
    takenAt && formatTakenDay(takenAt),
    width && height && texts.pixels(width, height),
    formatFileSize(fileSize),
  ].filter(Boolean)
