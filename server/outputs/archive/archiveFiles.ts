import type { Edtf } from '../../../domain/calendar/edtf.ts'
import type { CaptionInsertion } from '../../codecs/captions/captionedJpeg.ts'
import type { MediaRow } from '../../features/media/present.ts'
import type { MusicRow } from '../../features/music/music.ts'
import type { ArchiveManifest } from './manifest.ts'

/** An original for an archive. */
export interface ArchiveFile<Row> {
  row: Row
  /** its path in the archive */
  name: string
  /** bytes in the archive */
  size: number
  takenAt: Edtf | null
  /** the caption to write into it; null: it is copied byte for byte */
  embeddedCaption: CaptionInsertion | null
}

/** The largest stored picture of an original: a video's poster, or an adjusted photograph as visitors see it. */
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
  /** pictures of the photographs that were adjusted */
  shownPictures: ArchivedPicture[]
  missing: ArchiveManifest['missing']
}
