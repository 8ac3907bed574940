import { z } from 'zod'
import type { Resource } from './endpoint.ts'
import { type BookKind, bookKinds, bookSizes, cardSizes, orderLayouts, pdfStandards } from './outputs/book.ts'
import { papers } from '../domain/paper.ts'
import { sizesInCopy } from './outputs/copyLayout.ts'
import { filmHeights } from './outputs/film.ts'
import { limits } from './limits.ts'
import { id, text, webAddress } from './text.ts'

/** A task that takes the server minutes, such as making the book. It is under way, has succeeded, or has failed. */
export const work = z.object({
  state: z.enum(['running', 'ready', 'failed']),
  /** the options with which it was begun; the start request defines them */
  options: z.record(z.string(), z.unknown()),
  /** the number of finished steps (for example files); `of` is the number of all steps, or 0 until that number is known */
  done: z.int(),
  of: z.int(),
  /** the path under which the result can be downloaded; null if there is no such file */
  filePath: z.string().nullable(),
  /** the path of the order of service for a screen, if its layout is `both`; null otherwise */
  screenPath: z.string().nullable(),
  /** the path of the list of people to thank as a spreadsheet; null if the result is not a list */
  tablePath: z.string().nullable(),
  /** the size of the file at `filePath`; 0 if there is no such file */
  bytes: z.int(),
  /** when the result was finished; null if there is none */
  madeAt: z.iso.datetime().nullable(),
  /** whether the memorial no longer is as the result shows it */
  isChanged: z.boolean(),
  /** when the work and its result are deleted; null while the work is under way */
  until: z.iso.datetime().nullable(),
  /** the reason for a failure, as a sentence for people */
  message: z.string().nullable(),
  /** sentences about the result, such as which files could not be read and are missing */
  remarks: z.array(z.string()),
  /** the URLs of pictures of the document's pages, the cover first; the list grows while the work is under way */
  pages: z.array(z.string()),
  /** the URL of a picture that stands for the result: its first page, or a frame of the film; null if there is none yet */
  picture: z.string().nullable(),
})
export type Work = z.infer<typeof work>

const workResponse = z.object({
  work: work.nullable(),
  /** a sentence for people: why the server cannot do such work, and how to enable it; null if the server can do it */
  impossible: z.string().nullable(),
})

/**
 * Makes the endpoints for one kind of work. `noun` names the work in sentences. `reads` lists the kinds of data that can change the
 * result. `options` is the schema of the start request. `choice` has a query if the server has several results; it says which of
 * them is read or removed.
 */
const makeWorkEndpoints = <
  Kind extends string,
  Name extends string,
  Options extends z.ZodObject,
  Choice extends { query?: z.ZodObject } = object,
>(
  kind: Kind,
  name: Name,
  noun: string,
  reads: readonly Resource[],
  options: Options,
  choice = {} as Choice,
) => ({
  read: {
    route: `GET /api/work/${kind}` as const,
    name: `read${name}` as const,
    summary: `How far ${noun} is, or its result; null when there is none`,
    who: 'administrator' as const,
    ...choice,
    reads,
    response: workResponse,
  },
  start: {
    route: `POST /api/work/${kind}` as const,
    name: `start${name}` as const,
    summary: `Begin ${noun}; the response has the work under way if there is any`,
    who: 'administrator' as const,
    body: options,
    response: workResponse,
    changes: [],
  },
  cancel: {
    route: `DELETE /api/work/${kind}` as const,
    name: `cancel${name}` as const,
    summary: `Stop ${noun}, or remove its result from the server`,
    who: 'administrator' as const,
    ...choice,
    changes: [],
  },
})

/**
 * The endpoints of every kind of work. For each kind, the server also has an object (server/features/work/work.ts), and the
 * dashboard has a panel (web/admin/parts/work/).
 */
export const workKinds = {
  copy: makeWorkEndpoints(
    'copy',
    'Copy',
    'a static copy',
    ['media', 'memories', 'music', 'obituary', 'services', 'settings'],
    z.object({
      size: z.enum(sizesInCopy).default('all'),
      book: z.boolean().default(false),
    }),
  ),
  book: makeWorkEndpoints(
    'book',
    'Book',
    'the book',
    ['answers', 'media', 'memories', 'obituary', 'sent', 'services', 'settings'],
    z.object({
      kind: z.enum(bookKinds).default('book'),
      /** the paper; if absent, it is the one of the settings */
      paper: z.enum(papers).optional(),
      /** the page size of the book; if absent, it is that of the paper */
      size: z.enum(bookSizes).optional(),
      standard: z.enum(pdfStandards).default('ua-1'),
      dedication: text(limits.dedication).default(''),
      /** the ids of memories that are left out, together with their photographs */
      without: z.array(id).max(10_000).default([]),
      /** the ids of photographs that are left out of the chapter with photographs */
      withoutMedia: z.array(id).max(10_000).default([]),
      /** the URL of the memorial for QR codes; if absent, PUBLIC_URL is used */
      address: webAddress.optional(),
      /** the id of the service that the order of service is for; if absent, the server proposes one by title and date */
      serviceId: id.optional(),
      /** the layout of the order of service */
      layout: z.enum(orderLayouts).default('fold'),
      /** the size of the cards to cut */
      cardSize: z.enum(cardSizes).default('large'),
      /** whether the poster also has the code by which guests send photographs */
      asksForPhotographs: z.boolean().optional(),
      /** the id of the access key that the QR codes carry; if absent, they lead to a closed memorial's password */
      keyId: id.optional(),
    }),
    // there is one result of each kind of document; without the kind, the one that was begun last is meant
    { query: z.object({ kind: z.enum(bookKinds).optional() }) },
  ),
  film: makeWorkEndpoints(
    'film',
    'Film',
    'the film',
    ['media', 'memories', 'music', 'obituary', 'settings'],
    z.object({
      height: z.enum(filmHeights).default('1080'),
      /** whether the film shows titles, descriptions and authors; if absent, it does as the slideshow at the service */
      captions: z.boolean().optional(),
    }),
  ),
  backup: makeWorkEndpoints('backup', 'Backup', 'a backup on the server', [], z.object({})),
}
export type WorkKind = keyof typeof workKinds

/** The kinds of results. The server has one of each: of each kind of document, and of each other kind of work. */
export type ResultKind = Exclude<WorkKind, 'book'> | BookKind

type EndpointOf<K extends WorkKind> = (typeof workKinds)[K]['read' | 'start' | 'cancel']
export const workEndpoints = Object.values(workKinds).flatMap((kind) =>
  Object.values(kind),
) as EndpointOf<WorkKind>[]

export type WorkOptions<K extends WorkKind> = z.output<(typeof workKinds)[K]['start']['body']>
