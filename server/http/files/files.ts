import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cacheRows } from '../../platform/database/cacheRows.ts'
import { fail } from '../../base/errors/fail.ts'
import type { Context } from '../../platform/context.ts'
import { makeContentDisposition } from './fileName.ts'
import { matchesTag } from '../../platform/cache/cachedResponse.ts'
import { isAdministrator } from '../callers/caller.ts'
import { openFileMarker } from './fileMarker.ts'
import { createDeriveMissing } from './deriveMissing.ts'
import { type OpenByKey, makePublishedFinder } from './published.ts'
import { findFiles, type FileSource, type UploadFiles } from './fileSource.ts'
import { createFileOpener, type FindFile, sendBytes, sendFile } from './requestedFile.ts'
import { makePublishedKey, ORIGINAL_NAME } from '../../platform/storage/keys.ts'

interface FileRoute {
  Params: { key: string; name: string }
}

const CACHED_FOR_EVER = 'public, max-age=31536000, s-maxage=86400, immutable'
/**
 * The ETag of every file. One ETag is enough, because browsers compare ETags only for the same URL, and the bytes at a URL never
 * change. The ETag is short, because browsers send it for each of a page's many photographs.
 */
const ETAG = '"1"'

/** Serves `/uploads/<public key>/<name>` to everyone, and `/uploads/private/<id>/<name>` only to keepers. */
export function serveFiles(app: FastifyInstance, context: Context, sources: readonly FileSource[]) {
  const { revisions, smallFileCache } = context
  const deriveMissing = createDeriveMissing(context)
  const findPublished = makePublishedFinder(context, sources, deriveMissing)
  const findStored = (files: UploadFiles, name: string, openByKey: OpenByKey) =>
    deriveMissing(files, name, () => openByKey(files.findStorageKey(name)))
  const openRequestedFile = createFileOpener(context)
  const cachedRows = cacheRows<UploadFiles | undefined>(revisions)
  const markFile = openFileMarker(context)
  app.get<FileRoute>('/uploads/:key/:name', async (request, reply) => {
    const { key, name } = request.params
    const findRow = () => findFiles(sources, 'public_key', key)
    const files = await cachedRows(key, findRow, request.revisions)
    const type = name === ORIGINAL_NAME ? null : files?.findMimeType(name)
    if (!files || !type) throw fail('not_found')
    await markFile(request, reply)
    reply.headers({ 'cache-control': CACHED_FOR_EVER, etag: ETAG })
    if (isInBrowserCache(request, reply)) return reply.status(304).send()
    const storageKey = files.findStorageKey(name)
    const cachedFile = smallFileCache.get(storageKey)
    if (cachedFile) return sendBytes(cachedFile, type, request, reply)
    // the files of a closed memorial are not copied to public/
    const findFile: FindFile = (openByKey) =>
      request.isPrivate ? findStored(files, name, openByKey) : findPublished(files, key, name, openByKey)
    const requestedFile = await openRequestedFile(findFile, makePublishedKey(key, name), request, reply)
    if (!requestedFile.body || requestedFile.range || !smallFileCache.fits(requestedFile.size))
      return sendFile(requestedFile, type, reply)
    const bytes = await buffer(requestedFile.body)
    smallFileCache.add(storageKey, bytes)
    return sendBytes(bytes, type, request, reply)
  })
  app.get<FileRoute>('/uploads/private/:key/:name', async (request, reply) => {
    const { caller, params } = request
    const { key, name } = params
    if (caller.kind === 'visitor') throw fail('login_needed')
    const files = await findFiles(sources, 'id', key)
    const isForAllKeepers = name !== ORIGINAL_NAME && !files?.isForAdministrators
    if (!isForAllKeepers && !isAdministrator(caller)) throw fail('not_allowed')
    const type = files?.findMimeType(name)
    if (!files || !type) throw fail('not_found')
    const storageKey = files.findStorageKey(name)
    reply.headers({ 'cache-control': 'private, no-store', vary: 'Cookie', etag: `"${storageKey}"` })
    if (isInBrowserCache(request, reply)) return reply.status(304).send()
    if (name.endsWith('.svgz')) reply.header('content-encoding', 'gzip')
    const savedName = name === ORIGINAL_NAME ? files.originalName : files.findSavedName?.(name)
    if (savedName) reply.header('content-disposition', makeContentDisposition(savedName))
    const findFile: FindFile = (openByKey) => findStored(files, name, openByKey)
    return sendFile(await openRequestedFile(findFile, storageKey, request, reply), type, reply)
  })
}

const isInBrowserCache = (request: FastifyRequest, reply: FastifyReply) =>
  matchesTag(request.headers['if-none-match'], String(reply.getHeader('etag')))
