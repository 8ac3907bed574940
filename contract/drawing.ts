import type { AnswerOf } from './endpoint.ts'
import type { Endpoints } from './endpoints.ts'
import type { AnyPage, Read } from './page.ts'

/** Answers that a page begins with. Lists may be cut to what the first screen shows. */
export type Seeds = { [R in Read]?: AnswerOf<Endpoints[R]> }

/** What a page is drawn from: by the server first, then by the browser with the same data. */
export interface PageData {
  path: AnyPage['path']
  /** ISO date and time of the drawing, so that both sides agree on what is past */
  now: string
  seeds: Seeds
  /** every list is drawn to its end, for readers without scripts */
  isComplete?: boolean
}

/** A picture of the first screen, to be asked for before the page's code has arrived. */
export interface FirstPicture {
  href: string
  srcset?: string
  sizes?: string
  type?: string
}

/** What the server's drawing of a page comes to. */
export interface Drawing {
  html: string
  images: FirstPicture[]
  /** what the browser needs to draw the same */
  data: PageData
}
