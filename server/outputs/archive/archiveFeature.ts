import { Readable } from 'node:stream'
import type { CaptionPlace } from '../../../contract/outputs/archive.ts'
import type { Context } from '../../platform/context.ts'
import { makeContentDisposition } from '../../http/files/fileName.ts'
import { parseRange, setRange } from '../../http/files/requestedFile.ts'
import { type Archive, openArchive } from './openArchive.ts'
import { createKnownOriginals } from './originals.ts'
import { findSnapshot, removeSnapshot, type StoredSnapshot, storeSnapshot } from './storedSnapshot.ts'
import { makeFallbackSpool } from '../../platform/storage/spool.ts'
import { getWholeRange } from '../../platform/zip/parts.ts'
import type { Feature } from '../../http/routes/feature.ts'
import { oncePerContext } from '../../platform/oncePerContext.ts'

export const archiveFeature = {
  routes: {
    'GET /api/archive': async (context, { query: { captions }, request, reply }) => {
      const archive =
        (await findArchive(context, String(request.headers['if-range']), captions)) ??
        (await open(context, await storeSnapshot(context), captions))
      reply.type('application/zip').headers({
        etag: archive.etag,
        'accept-ranges': 'bytes',
        'content-disposition': makeContentDisposition(archive.zipName),
      })
      const range = parseRange(request, reply, archive.size)
      if (range) setRange(reply, range, archive.size)
      const { start, end } = range ?? getWholeRange(archive)
      reply.header('content-length', end - start + 1)
      const chunks = request.method === 'HEAD' ? [] : archive.read({ start, end })
      return reply.send(Readable.from(chunks, { objectMode: false }))
    },
  },
  jobs: { 'remove-snapshot': removeSnapshot },
} satisfies Feature

/** Opens the archive with this ETag. Returns null if a file in it has changed or its snapshot has been removed. */
async function findArchive(context: Context, etag: string, captions: CaptionPlace): Promise<Archive | null> {
  const [, id = ''] = /^"([0-9a-f]{64})-/.exec(etag) ?? []
  const snapshot = id && (await findSnapshot(context, id))
  const archive = snapshot ? await open(context, snapshot, captions) : null
  return archive?.etag === etag ? archive : null
}

const open = (context: Context, snapshot: StoredSnapshot, captions: CaptionPlace) => {
  const spool = makeFallbackSpool(context.spool, context.freeSpace)
  return openArchive({ ...context, spool }, snapshot, openKnownOriginals(context), captions)
}

const openKnownOriginals = oncePerContext(createKnownOriginals)
