import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as contract from '../../contract/archive.ts'
import type { Context } from '../context.ts'
import { attachment } from '../http/attachment.ts'
import { readRange, setRange } from '../http/files.ts'
import { route } from '../http/route.ts'
import { openArchive } from './openArchive.ts'
import { knowNothing } from './originals.ts'
import { wholeOf } from '../zip/parts.ts'
import { texts } from './texts.ts'

export function archiveRoutes(app: FastifyInstance, context: Context) {
  const known = knowNothing()
  route(app, context, contract.readArchive, async ({ query, request, reply }) => {
    const archive = await openArchive(context, known, query.captions)
    reply.type('application/zip').headers({
      etag: archive.etag,
      'accept-ranges': 'bytes',
      'content-disposition': attachment(texts.zipName(archive.name)),
    })
    const range = readRange(request, reply, archive.size)
    if (range) setRange(reply, range, archive.size)
    const { start, end } = range ?? wholeOf(archive)
    reply.header('content-length', end - start + 1)
    const chunks = request.method === 'HEAD' ? [] : archive.read({ start, end })
    return reply.send(Readable.from(chunks, { objectMode: false }))
  })
}
