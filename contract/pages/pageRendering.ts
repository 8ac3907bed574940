import type { ResponseOf } from '../endpoint.ts'
import type { Endpoints } from '../endpoints.ts'
import type { Language } from '../../domain/language.ts'
import type { Person } from '../../domain/person/person.ts'
import type { Media } from '../media/media.ts'
import type { AnyPage, PageRead } from './page.ts'
import type { Found } from './found.ts'

export type VisitorResponses = { [R in PageRead]: ResponseOf<Endpoints[R]> }

/** The API responses that are sent together with a page. A list can be shortened to the items that the initial view shows. */
export type Seeds = Partial<VisitorResponses>

/**
 * A part of a list: either its first items, optionally of one file type or of the slideshow, or the items with these ids, or the
 * memories with a sentence for the slideshow.
 */
export interface ListPart {
  limit?: number
  fileType?: Media['fileType']
  inSlideshow?: true
  ids?: readonly string[]
  hasSentence?: true
}

/** A function that returns an API response for visitors, or the given part of a list. */
export type ReadSeed = <R extends PageRead>(endpoint: R, part?: ListPart) => Promise<VisitorResponses[R]>

/** The kinds of media that a visitor can filter the gallery by, as in `/gallery?show=photos`. */
export const galleryKinds = { photos: 'image', videos: 'video' } as const
export type GalleryKind = keyof typeof galleryKinds

/** The lines of the home page about the day: the next service, thanks after the last one, or an anniversary. */
export interface DayNotice {
  lines: DayLine[]
  /** the moment from which the lines are no longer right, in ISO 8601 */
  until: string
}

export interface DayLine {
  text: string
  /** the accessible name of a link, if it is not the text */
  name?: string
  /** a page of this site, or an address that opens in a new tab */
  href?: string
}

export interface PageRequest {
  path: AnyPage['path']
  /** the date and time of rendering in ISO 8601, so that server and browser agree on which services are past */
  now: string
  /** the value of PUBLIC_URL; if it is not set, the browser uses the origin of the page's URL */
  origin?: string
  /** the name of the remembered person, for titles */
  name?: string
  /** the person of whom the sentences speak; only for rendering, since the document says it to the browser */
  person?: Person
  /**
   * the moment from which all services are past, in ISO 8601; null if one has no readable date and is therefore never past; absent if
   * there are no services
   */
  servicesEnd?: string | null | undefined
  /** the lines of the home page about the day; absent on an ordinary day, on other pages, and in a static copy */
  dayNotice?: DayNotice | undefined
  /**
   * the languages that the reader can choose with their names, the family's first; absent if nothing says that the reader wants another
   * one
   */
  languages?: readonly (readonly [language: Language, name: string])[]
  /** the name of the book in a static copy */
  book?: string
  /** whether the page shows its list whole, for readers without scripts, as in `/gallery?all` */
  isComplete?: boolean
  /** whether only the browser can know the first slide: the order is random, or the URL names the slide */
  isRandom?: boolean
  /** the kind of media that the gallery shows; absent if it shows all kinds */
  show?: GalleryKind
  /** whether the page has a field for a search; absent if the memorial has too little to look for */
  hasSearch?: true
  /** absent if the URL has no query, and in a static copy, which finds in the browser */
  found?: Found
  /** the photograph whose id is in the page's URL; null if visitors cannot see a photograph with that id */
  opened?: Media | null
}

/** The data that a page is rendered from, first by the server and then by the browser. */
export interface PageData extends PageRequest {
  seeds: Seeds
}

export interface PageRendering {
  html: string
  /** the HTML of a slideshow's first slide, which is shown before the page's script has loaded; empty for other pages */
  documentSlide: string
  /** the data that the browser needs to render the same page */
  data: PageData
}

/** A function that renders a page for visitors. The server loads this function from the build of web/site/render.tsx. */
export type RenderPage = (request: PageRequest, read: ReadSeed) => Promise<PageRendering>
