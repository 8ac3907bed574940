import type { ArchiveContents, ArchivedFile, ArchivedMedia } from '../../contract/archive.ts'
import { csvOf } from './csv.ts'
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
