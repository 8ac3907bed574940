import type { AnswerOf } from './endpoint.ts'
import type { Endpoints } from './endpoints.ts'
import type { AnyPage, Read } from './page.ts'

/** Answers that a page begins with. Lists may be cut to what the first screen shows. */
export type Seeds = { [R in Read]?: AnswerOf<Endpoints[R]> }

/** Of a list: its first items, or those with these ids. */
export interface ListPart {
  first?: number
  ids?: readonly string[]
}

/** Reads an answer of the API as visitors get it, or a part of a list. */
export type ReadSeed = <R extends Read>(endpoint: R, part?: ListPart) => Promise<AnswerOf<Endpoints[R]>>

/** Which page is drawn, and how. */
export interface PageRequest {
  path: AnyPage['path']
  /** ISO date and time of the drawing, so that both sides agree on what is past */
  now: string
  /** every list is drawn to its end, for readers without scripts */
  isComplete?: boolean
}

/** What a page is drawn from: by the server first, then by the browser with the same data. */
export interface PageData extends PageRequest {
  seeds: Seeds
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
  /** HTML of a slideshow's first slide, which is shown before the page's script has come; empty on other pages */
  firstSlide: string
  /** what the browser needs to draw the same */
  data: PageData
}

/** Draws a page of the visitors'; the server loads it as it was built from web/site/render.tsx. */
export type Render = (request: PageRequest, read: ReadSeed) => Promise<Drawing>
