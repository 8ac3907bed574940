import type { ArchiveContents } from '../../contract/archive.ts'
import type { Captioned } from '../codecs/captionedJpeg.ts'
import type { MediaRow } from '../features/media/present.ts'
import type { MusicRow } from '../features/music/music.ts'

/** An original as it goes into an archive. */
export interface ArchiveFile<Row> {
  row: Row
  /** its path in the archive */
  name: string
  /** bytes in the archive */
  size: number
  takenAt: string | null
  /** how a caption is written into it; null: it goes in byte for byte */
  captioned: Captioned | null
}

/** The picture that stands for a film, as large as it is stored. */
export interface ArchivedPoster {
  /** of the film */
  id: string
  /** its path in the archive */
  name: string
  size: number
}

/** The files of an archive, and what could not be put into it. */
export interface ArchiveFiles {
  gallery: ArchiveFile<MediaRow>[]
  otherPictures: ArchiveFile<MediaRow>[]
  music: ArchiveFile<MusicRow>[]
  posters: ArchivedPoster[]
  missing: ArchiveContents['missing']
}
