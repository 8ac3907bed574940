import { formatDuration } from '../../../domain/formatDuration.ts'
import type { Media } from '../../../contract/media/media.ts'
import type { MediaTextIn } from '../../../contract/media/mediaShown.ts'
import type { MediaRow } from '../../features/media/rows/present.ts'
import type { CaptionedPhoto, Placement } from './layout.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'
import type { StoredSentence } from '../../../languages/storedSentence.ts'

/** A photograph and its caption, before its size on paper is known. */
export interface BookPhoto extends CaptionedPhoto {
  row: MediaRow
  /** alternative text, for people who cannot see the photograph */
  alt: string
  /** the photograph's name in the report */
  name: StoredSentence
}
export type PlacedPhoto = BookPhoto & Placement

/** Makes a function that finds the row of the photograph at a path. */
export function createRowFinder(rows: readonly MediaRow[]) {
  const rowsByKey = new Map(rows.map((row) => [row.public_key, row]))
  return (filePath: string | null) => rowsByKey.get(filePath?.split('/')[2] ?? '')
}

/**
 * Returns a list with the photograph, or with the poster of a video. The list is empty if a video has no poster, or if the row is
 * missing. The book has the date even if visitors do not see it, but no doubtful one.
 */
export function describePhoto(
  item: Media,
  row: MediaRow | undefined,
  texts: ServerTexts['book'],
): BookPhoto[] {
  if (!row || (item.fileType === 'video' && !item.hasPoster)) return []
  const ownTexts = {
    title: item.untitled ? '' : item.title,
    description: item.description ?? '',
  } satisfies Record<MediaTextIn<'book'>, string>
  const video =
    item.fileType === 'video' && item.duration ? texts.fromVideo(formatDuration(item.duration)) : ''
  const alt = item.memoryAuthor ? texts.photographBy(item.memoryAuthor) : texts.photograph
  return [
    {
      ...makePhoto(row, item.title, ownTexts.title || ownTexts.description || alt),
      ...ownTexts,
      note: [item.writtenDate, video].filter(Boolean).join(' · '),
    },
  ]
}

export const makePhoto = (row: MediaRow, name: StoredSentence, alt: string): BookPhoto => ({
  row,
  name,
  alt,
  pixelWidth: row.width ?? 1,
  pixelHeight: row.height ?? 1,
  title: '',
  description: '',
  note: '',
})
