import { Readable } from 'node:stream'
import * as contract from '../../contract/archive.ts'
import type { Context } from '../context.ts'
import { contentDisposition } from '../http/fileName.ts'
import { parseRange, setRange } from '../http/files.ts'
import type { Route } from '../http/route.ts'
import { openArchive } from './openArchive.ts'
import { knowNothing } from './originals.ts'
import { wholeOf } from '../zip/parts.ts'
import { texts } from './texts.ts'

export function archiveRoutes(route: Route, context: Context) {
  const known = knowNothing()
  route(contract.readArchive, async ({ query, request, reply }) => {
    const archive = await openArchive(context, known, query.captions)
    reply.type('application/zip').headers({
      etag: archive.etag,
      'accept-ranges': 'bytes',
      'content-disposition': contentDisposition(texts.zipName(archive.name)),
    })
    const range = parseRange(request, reply, archive.size)
    if (range) setRange(reply, range, archive.size)
    const { start, end } = range ?? wholeOf(archive)
    reply.header('content-length', end - start + 1)
    const chunks = request.method === 'HEAD' ? [] : archive.read({ start, end })
    return reply.send(Readable.from(chunks, { objectMode: false }))
  })
}
