import type { MediaTextIn } from '../../../contract/media/mediaShown.ts'
import type { MediaRow } from '../../features/media/rows/present.ts'
import { pickText } from '../../features/media/rows/text.ts'
import type { MusicRow } from '../../features/music/music.ts'
import { formatCsv } from '../csv.ts'
import type { ArchiveFile, ArchiveFiles } from './archiveFiles.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'

/** Formats the table of captions, which people open in a spreadsheet. It has a row for each original in the archive. */
export const formatCaptionTable = (
  { gallery, otherPictures, sent, music }: ArchiveFiles,
  texts: ServerTexts['archive'],
): string =>
  formatCsv([
    texts.captions,
    ...[...gallery, ...otherPictures, ...sent].map((file) =>
      toRow(file, { ...pickText(file.row), author: file.row.memory_author }),
    ),
    ...music.map((file) =>
      toRow(file, { title: file.row.title, description: null, author: file.row.artist }),
    ),
  ])

interface CaptionFields extends Record<MediaTextIn<'captions.csv'>, string | null> {
  author: string | null
}

const toRow = (
  { row, name, takenAt, people }: ArchiveFile<MediaRow | MusicRow>,
  { title, description, author }: CaptionFields,
) => {
  const addedAt = new Date(row.uploaded_at).toISOString()
  const names = people.map((person) => person.name).join('; ')
  const caption = [title, description, author, takenAt].map((field) => field ?? '')
  return [name, ...caption, addedAt, row.original_name, names]
}
