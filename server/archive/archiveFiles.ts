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

/** The files of an archive, and what could not be put into it. */
export interface ArchiveFiles {
  gallery: ArchiveFile<MediaRow>[]
  otherPictures: ArchiveFile<MediaRow>[]
  music: ArchiveFile<MusicRow>[]
  missing: ArchiveContents['missing']
}
