import type { ResponseOf } from '../endpoint.ts'
import type { Endpoints } from '../endpoints.ts'
import type { Media } from '../media/media.ts'
import type { AnyPage, PageRead } from './page.ts'

/** The API's responses to visitors, for everything they can read. */
export type VisitorResponses = { [R in PageRead]: ResponseOf<Endpoints[R]> }

/** Responses that a page begins with. Lists may be cut to the items that the initial view shows. */
export type Seeds = Partial<VisitorResponses>

/** A part of a list: its first items, optionally of one kind, or the items with these ids. */
export interface ListPart {
  first?: number
  fileType?: Media['fileType']
  ids?: readonly string[]
}

/** Reads an API response as visitors get it, or a part of a list. */
export type ReadSeed = <R extends PageRead>(endpoint: R, part?: ListPart) => Promise<VisitorResponses[R]>

/** The kinds of media that the gallery can be filtered by: `/gallery?show=photos`. */
export const galleryKinds = { photos: 'image', videos: 'video' } as const
export type GalleryKind = keyof typeof galleryKinds

export interface PageRequest {
  path: AnyPage['path']
  /** ISO date and time of rendering, so that server and browser agree on what is past */
  now: string
  /** PUBLIC_URL; if it is unset, the browser uses the page's own address */
  origin?: string
  /** the name of the remembered person, for titles */
  name?: string
  /** whether a static copy has the book next to its pages */
  hasBook?: boolean
  /** whether every list is rendered completely, for readers without scripts */
  isComplete?: boolean
  /** whether a slideshow begins with a random slide, which the document cannot contain */
  isRandom?: boolean
  /** the kind that the gallery is filtered by */
  show?: GalleryKind
  /** the photograph that the address names; null if visitors can see none with that id */
  opened?: Media | null
}

/** The data that a page is rendered from, first by the server and then by the browser. */
export interface PageData extends PageRequest {
  seeds: Seeds
}

export interface PageRendering {
  html: string
  /** HTML of a slideshow's first slide, shown before the page's script has loaded; empty on other pages */
  documentSlide: string
  /** the data that the browser needs to render the same page */
  data: PageData
}

/** Renders a visitors' page; the server loads this function from the build of web/site/render.tsx. */
export type RenderPage = (request: PageRequest, read: ReadSeed) => Promise<PageRendering>
