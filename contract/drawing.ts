import type { ResponseOf } from './endpoint.ts'
import type { Endpoints } from './endpoints.ts'
import type { Media } from './media.ts'
import type { AnyPage, Read } from './page.ts'

/** All that visitors can read, as the API answers it to them. */
export type VisitorResponses = { [R in Read]: ResponseOf<Endpoints[R]> }

/** Answers that a page begins with. Lists may be cut to what the initial view shows. */
export type Seeds = Partial<VisitorResponses>

/** The part of a list: its first items, perhaps of one kind, or those with these ids. */
export interface ListPart {
  first?: number
  fileType?: Media['fileType']
  ids?: readonly string[]
}

/** Reads an answer of the API as visitors get it, or a part of a list. */
export type ReadSeed = <R extends Read>(endpoint: R, part?: ListPart) => Promise<VisitorResponses[R]>

/** The kinds that the gallery may be narrowed to: `/gallery?show=photos`. */
export const shownKinds = { photos: 'image', videos: 'video' } as const
export type ShownKind = keyof typeof shownKinds

export interface PageRequest {
  path: AnyPage['path']
  /** ISO date and time of the drawing, so that both sides agree on what is past */
  now: string
  /** PUBLIC_URL; without it a browser knows best where the page is */
  origin?: string
  /** the name of the remembered person, for titles */
  name?: string
  /** the book lies beside a copy's pages */
  hasBook?: boolean
  /** every list is drawn to its end, for readers without scripts */
  isComplete?: boolean
  /** a slideshow begins with a random slide, which the document cannot contain */
  isRandom?: boolean
  /** the kind that the gallery is narrowed to */
  show?: ShownKind
  /** the photograph that the address names; null where visitors can see none of that id */
  opened?: Media | null
}

/** The data a page is drawn from: by the server first, then by the browser with the same data. */
export interface PageData extends PageRequest {
  seeds: Seeds
}

export interface Drawing {
  html: string
  /** HTML of a slideshow's first slide, which is shown before the page's script has come; empty on other pages */
  documentSlide: string
  /** the data that the browser needs to draw the same */
  data: PageData
}

/** Draws a page of the visitors'; the server loads it as it was built from web/site/render.tsx. */
export type Render = (request: PageRequest, read: ReadSeed) => Promise<Drawing>
