import type { Adjustment } from '../../../contract/media/adjustment.ts'
import type { Format } from './formats.ts'

/** An uploaded file on the local disk; it is never changed. */
export interface MediaFile {
  path: string
  format: Format
  /** the name that the sender gave it; for error messages, never for a path */
  name: string
  /** the index of the TIFF page that is the picture; 0 by default */
  page?: number
  /** whether none of the additional channels of a TIFF is its opacity */
  isOpaque?: boolean
  /** the family's changes to how a photograph is shown */
  adjustment?: Geometry | null
}

/** The part of an adjustment that changes the picture itself. */
export type Geometry = Omit<Adjustment, 'focalPoint'>

/** A file made from an original, in the folder that the caller named. */
export interface Derivative {
  /** a picture name of contract/media/pictures.ts, or the public name of a video */
  name: string
  path: string
}
