import type { Edtf } from '../../../domain/calendar/edtf.ts'
import type { CaptionInsertion } from '../../codecs/captions/captionedJpeg.ts'
import type { PersonInFile } from '../../codecs/captions/xmpPeople.ts'
import type { MediaRow } from '../../features/media/rows/present.ts'
import type { MusicRow } from '../../features/music/music.ts'
import type { InFolder } from '../../platform/storage/keys.ts'
import type { ArchiveManifest } from './manifest.ts'

/** An original that goes into an archive. */
export interface ArchiveFile<Row> {
  row: Row & InFolder
  /** the file's path in the archive */
  name: string
  /** the file's size in the archive, in bytes */
  size: number
  takenAt: Edtf | null
  people: readonly PersonInFile[]
  /** the caption to write into the file; null if the file is copied byte for byte */
  embeddedCaption: CaptionInsertion | null
}

/** A picture that an archive has in addition to an original: a video's poster, or an edited photograph as visitors see it. */
export interface ArchivedPicture {
  /** folder of the item's files */
  folder: string
  key: string
  /** the picture's path in the archive */
  name: string
  size: number
}

export interface ArchiveFiles {
  gallery: ArchiveFile<MediaRow>[]
  otherPictures: ArchiveFile<MediaRow>[]
  /** photographs and videos that guests sent by the link, and nobody has decided about */
  sent: ArchiveFile<MediaRow>[]
  music: ArchiveFile<MusicRow>[]
  posters: ArchivedPicture[]
  /** photographs that a keeper has rotated, straightened or cropped, as visitors see them */
  shownPictures: ArchivedPicture[]
  missing: ArchiveManifest['missing']
}
