import { z } from 'zod'
import { bookKinds, bookSizes, pdfStandards } from './outputs/book.ts'
import { copySizes } from './outputs/copyLayout.ts'
import { filmHeights } from './outputs/film.ts'
import { limits } from './limits.ts'
import { id, text, webAddress } from './text.ts'

/** Work that takes minutes: it is under way, has succeeded, or has failed. */
export const work = z.object({
  state: z.enum(['running', 'ready', 'failed']),
  /** finished steps, such as files, of all steps; `of` is 0 until their number is known */
  done: z.int(),
  of: z.int(),
  /** where the result can be downloaded; null if there is none */
  filePath: z.string().nullable(),
  /** size of the result */
  bytes: z.int(),
  /** when the work and its result are deleted; null while it is under way */
  until: z.iso.datetime().nullable(),
  /** why it failed, as a sentence for people */
  message: z.string().nullable(),
  /** sentences about the result, such as which files could not be read and are missing */
  remarks: z.array(z.string()),
  /** addresses of its pages' pictures, cover first; available while the work is still under way */
  pages: z.array(z.string()),
})
export type Work = z.infer<typeof work>

const workResponse = z.object({
  work: work.nullable(),
  /** why the server cannot do such work and how to enable it, for people; null if it can */
  impossible: z.string().nullable(),
})

/** Makes the endpoints of one kind of work. `noun` names it in sentences, `options` is the schema of what starts it. */
const makeWorkEndpoints = <Kind extends string, Name extends string, Options extends z.ZodObject>(
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
    changes: [],
  },
})

/** Every kind of work. For each, the server has an object (server/platform/work/work.ts) and the dashboard a panel (web/admin/work/). */
export const workKinds = {
  copy: makeWorkEndpoints(
    'copy',
    'Copy',
    'a static copy',
    z.object({
      size: z.enum(copySizes).default('all'),
      /** whether the copy includes the book */
      book: z.boolean().default(false),
    }),
  ),
  book: makeWorkEndpoints(
    'book',
    'Book',
    'the book',
    z.object({
      kind: z.enum(bookKinds).default('book'),
      size: z.enum(bookSizes).default('a4'),
      standard: z.enum(pdfStandards).default('ua-1'),
      dedication: text(limits.dedication).default(''),
      /** ids of memories that are left out, with their photographs */
      without: z.array(id).max(10_000).default([]),
      /** ids of photographs that are left out of the photographs chapter */
      withoutMedia: z.array(id).max(10_000).default([]),
      /** the memorial's address for QR codes, or PUBLIC_URL if that is set */
      address: webAddress.optional(),
    }),
  ),
  film: makeWorkEndpoints(
    'film',
    'Film',
    'the film',
    z.object({
      height: z.enum(filmHeights).default('1080'),
      /** whether the film shows titles, descriptions and authors */
      captions: z.boolean().default(false),
    }),
  ),
  backup: makeWorkEndpoints('backup', 'Backup', 'a backup on the server', z.object({})),
}
export type WorkKind = keyof typeof workKinds

type EndpointOf<K extends WorkKind> = (typeof workKinds)[K]['read' | 'start' | 'cancel']
export const workEndpoints = Object.values(workKinds).flatMap((kind) =>
  Object.values(kind),
) as EndpointOf<WorkKind>[]

export type WorkOptions<K extends WorkKind> = z.output<(typeof workKinds)[K]['start']['body']>
