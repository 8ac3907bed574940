import type { FilmHeight } from '../../../../contract/film.ts'
import type { FilmPlan } from '../../../../contract/filmPlan.ts'

export interface FilmOrder {
  plan: FilmPlan
  height: FilmHeight
  captions: boolean
  /** the H.264 that this device encodes, such as `avc1.640028` */
  codec: string
}

/** How it ended: with remarks on the film, or with the name of the sentence that says why there is none. */
export type FilmEnd = { remarks: string[] } | { failure: 'full' | 'failed' }
/** Sent by the worker: seconds of the film that are made, or how it ended. */
export type FilmNews = { done: number } | FilmEnd

/** Its file on this device, in the part of the disk that the browser has for this site (Origin Private File System). */
export const FILM_FILE = 'film.mp4'

export const VIDEO_BITS = { 1080: 5_000_000, 720: 2_500_000 } satisfies Record<FilmHeight, number>
export const AUDIO_BITS = 192_000
