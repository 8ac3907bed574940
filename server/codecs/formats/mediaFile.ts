import type { Adjustment } from '../../../contract/media/adjustment.ts'
import type { Format } from '../../../domain/files/formats.ts'

/** An uploaded file on the local disk. The file is never changed. */
export interface MediaFile {
  path: string
  format: Format
  /** the name that the uploader gave the file; used in error messages, but never in a path */
  name: string
  /** the 0-based index of the TIFF page that is the picture; 0 by default */
  page?: number
  /** whether a TIFF is opaque although it has additional channels, because none of them contains opacity */
  isOpaque?: boolean
  /** the changes that the family made to a photograph, such as a crop */
  adjustment?: Geometry | null
}

/** The part of an adjustment that changes the pixels: all of it except the focal point. */
export type Geometry = Omit<Adjustment, 'focalPoint'>

/** A file made from an original, in the folder that the caller passed. */
export interface Derivative {
  /** a picture's name from contract/media/pictures.ts, or the public name of a video or song */
  name: string
  path: string
}
