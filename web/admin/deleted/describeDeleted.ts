import type { DeletedItem } from '../../../contract/media/deleted.ts'
import type { Media } from '../../../contract/media/media.ts'
import { texts } from '../../../languages/en/dashboard/deleted.ts'
import { manageTexts } from '../../../languages/en/dashboard/media.ts'
import type { Dates } from '../parts/dates/dates.ts'
import { formatFileSize } from '../parts/lists/format.ts'

/** A photograph that nobody named is called by its file, because many have no title. */
export const describeDeletedItem = ({ kind, title, picture }: DeletedItem) => {
  const name = title ?? texts.kinds[kind]
  const file = kind === 'media' && picture?.untitled ? picture.originalName : undefined
  return file ? texts.unnamed(name, file) : name
}

type Described = Pick<Media, 'isMemory' | 'memoryAuthor' | 'takenAt' | 'width' | 'height' | 'fileSize'>

/** Lists what distinguishes a photograph or video from others: who sent it, its date, its size in pixels and that of its file. */
export const describeFile = (file: Described, { formatTakenDay }: Pick<Dates, 'formatTakenDay'>) =>
  [
    file.isMemory && manageTexts.ofVisitor(file.memoryAuthor),
    file.takenAt && formatTakenDay(file.takenAt),
    file.width && file.height && texts.pixels(file.width, file.height),
    formatFileSize(file.fileSize),
  ].filter(Boolean)
