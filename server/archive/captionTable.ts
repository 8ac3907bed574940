import type { ArchiveContents, ArchivedFile, ArchivedMedia } from '../../contract/archive.ts'
import { texts } from './texts.ts'

/** captions.csv: a row for each file of the archive, for people with a spreadsheet. */
export const captionTable = ({ gallery, otherPictures, music }: ArchiveContents): string =>
  csvOf([
    texts.captions,
    ...[...gallery, ...otherPictures].map((item) => rowOf(item, item)),
    ...music.map((track) => rowOf(track, { title: track.title, author: track.artist })),
  ])

type Described = Partial<Pick<ArchivedMedia, 'title' | 'description' | 'author' | 'takenAt'>>

const rowOf = (
  { file, addedAt, originalName }: ArchivedFile,
  { title, description, author, takenAt }: Described,
) => [file, title ?? '', description ?? '', author ?? '', takenAt ?? '', addedAt, originalName]

/** A table by RFC 4180, with the mark by which spreadsheets know UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\u{feff}${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`

/** A spreadsheet would run what begins like a formula: visitors write captions, so an apostrophe makes it text. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
