import type { Edtf } from '../../../domain/calendar/edtf.ts'
import type { Captioned } from '../../codecs/captions/captionedJpeg.ts'
import type { MediaRow } from '../../features/media/present.ts'
import type { MusicRow } from '../../features/music/music.ts'
import type { ArchiveManifest } from './manifest.ts'

/** An original as it goes into an archive. */
export interface ArchiveFile<Row> {
  row: Row
  /** its path in the archive */
  name: string
  /** bytes in the archive */
  size: number
  takenAt: Edtf | null
  /** how a caption is written into it; null: it goes in byte for byte */
  captioned: Captioned | null
}

/** A picture made of an original, as large as it is stored: the one that stands for a film, or that shows a photograph. */
export interface ArchivedPicture {
  /** id of the item */
  id: string
  /** where it is stored */
  key: string
  /** its path in the archive */
  name: string
  size: number
}

/** The files of an archive, and what could not be put into it. */
export interface ArchiveFiles {
  gallery: ArchiveFile<MediaRow>[]
  otherPictures: ArchiveFile<MediaRow>[]
  music: ArchiveFile<MusicRow>[]
  posters: ArchivedPicture[]
  /** for photographs that are not shown as they were sent */
  shown: ArchivedPicture[]
  missing: ArchiveManifest['missing']
}
