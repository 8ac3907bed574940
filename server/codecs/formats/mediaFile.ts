import type { Adjustment } from '../../../contract/adjustment.ts'
import type { Format } from './formats.ts'

/** An uploaded file on the local disk; it is only ever read. */
export interface Source {
  path: string
  format: Format
  /** its name at the sender's; for the sentence of a refusal, never for a path */
  name: string
  /** the index of a TIFF's page that is the picture; the first, unless told otherwise */
  page?: number
  /** a TIFF has more channels than colours, none of which says how opaque it is */
  isOpaque?: boolean
  /** how a photograph is shown otherwise than it was sent */
  adjustment?: Geometry | null
}

/** The part of an adjustment that changes the picture itself. */
export type Geometry = Omit<Adjustment, 'focalPoint'>

/** A file that was made, lying in the folder it was asked into. */
export interface Derivative {
  /** one of contract/pictures.ts, or the public name of a video */
  name: string
  path: string
}
