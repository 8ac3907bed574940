import type { Format } from './formats.ts'

/** An uploaded file on the local disk; it is only ever read. */
export interface Source {
  path: string
  format: Format
  /** what the sender called it; for the sentence of a refusal, never for a path */
  name: string
}

/** A file that was made, lying in the folder it was asked into. */
export interface Derivative {
  /** one of contract/pictures.ts, or the public name of a video */
  name: string
  path: string
}
