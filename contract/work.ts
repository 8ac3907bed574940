import { z } from 'zod'
import { bookKinds, bookSizes, pdfStandards } from './book.ts'
import { copySizes } from './copyLayout.ts'
import { filmHeights } from './film.ts'
import { limits } from './limits.ts'
import { id, text, webAddress } from './text.ts'

/** Work that takes minutes: under way, ended well, or failed. */
export const work = z.object({
  state: z.enum(['running', 'ready', 'failed']),
  /** steps, such as files; `of` is 0 while it is not known yet */
  done: z.int(),
  of: z.int(),
  /** where its result can be downloaded; null where there is none */
  filePath: z.string().nullable(),
  /** the result's size */
  bytes: z.int(),
  /** when it is forgotten, together with its result; null while it is under way */
  until: z.iso.datetime().nullable(),
  /** why it failed, for people */
  message: z.string().nullable(),
  /** sentences about the result, such as what could not be read and is not in it */
  remarks: z.array(z.string()),
  /** addresses of pictures of its pages, the cover first; while it is under way, as soon as there are some */
  pages: z.array(z.string()),
})
export type Work = z.infer<typeof work>

const answer = z.object({
  work: work.nullable(),
  /** why the server can do no such work, and how to have it, for people; null where it can */
  impossible: z.string().nullable(),
})

/** `noun` is what sentences call it, `options` what it is begun with. */
const endpointsOf = <Kind extends string, Name extends string, Options extends z.ZodObject>(
  kind: Kind,
  name: Name,
  noun: string,
  options: Options,
) => ({
  read: {
    route: `GET /api/work/${kind}` as const,
    name: `read${name}` as const,
    summary: `How far ${noun} is, or its result; null when there is none`,
    who: 'administrator' as const,
    answer,
  },
  start: {
    route: `POST /api/work/${kind}` as const,
    name: `start${name}` as const,
    summary: `Begin ${noun}; answers with the work under way if there is any`,
    who: 'administrator' as const,
    body: options,
    answer,
    changes: [],
  },
  cancel: {
    route: `DELETE /api/work/${kind}` as const,
    name: `cancel${name}` as const,
    summary: `Stop ${noun}, or remove its result from the server`,
    who: 'administrator' as const,
    changes: [],
  },
})

/** Every kind of work. The server has an object of each (server/platform/work/work.ts), the dashboard a panel (web/admin/work/). */
export const workKinds = {
  copy: endpointsOf(
    'copy',
    'Copy',
    'a static copy',
    z.object({
      size: z.enum(copySizes).default('all'),
      /** whether the book lies beside it */
      book: z.boolean().default(false),
    }),
  ),
  book: endpointsOf(
    'book',
    'Book',
    'the book',
    z.object({
      kind: z.enum(bookKinds).default('book'),
      size: z.enum(bookSizes).default('a4'),
      standard: z.enum(pdfStandards).default('ua-1'),
      dedication: text(limits.dedication).default(''),
      /** memories that are left out, with their photographs */
      without: z.array(id).max(10_000).default([]),
      /** photographs that are left out of the chapter of photographs */
      withoutMedia: z.array(id).max(10_000).default([]),
      /** where visitors find the memorial, for codes; PUBLIC_URL where that is set */
      address: webAddress.optional(),
    }),
  ),
  film: endpointsOf(
    'film',
    'Film',
    'the film',
    z.object({
      height: z.enum(filmHeights).default('1080'),
      /** whether titles, descriptions and authors are drawn into it */
      captions: z.boolean().default(false),
    }),
  ),
  backup: endpointsOf('backup', 'Backup', 'a backup on the server', z.object({})),
}
export type WorkKind = keyof typeof workKinds

type EndpointOf<K extends WorkKind> = (typeof workKinds)[K]['read' | 'start' | 'cancel']
export const workEndpoints = Object.values(workKinds).flatMap((kind) =>
  Object.values(kind),
) as EndpointOf<WorkKind>[]

export type WorkOptions<K extends WorkKind> = z.output<(typeof workKinds)[K]['start']['body']>
