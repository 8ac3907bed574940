import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import { pictures } from '../../../contract/media/pictures.ts'
import { findNextService } from '../../../domain/calendar/nextService.ts'
import { HOUR } from '../../../domain/timeUnits.ts'
import { isFull } from '../../base/errors/databaseErrors.ts'
import { Failure, fail } from '../../base/errors/fail.ts'
import { isOutage } from '../../base/errors/outage.ts'
import type { LinkCard } from '../../codecs/pages/linkCard.ts'
import { CachedResponse, sendCached } from '../../platform/cache/cachedResponse.ts'
import { readFamilyTexts } from '../../memorial/currentSettings.ts'
import type { Context } from '../../platform/context.ts'
import { createDeriveMissing } from '../files/deriveMissing.ts'
import { type FileSource, findFiles } from '../files/fileSource.ts'
import { fallBackToMemory } from '../files/memoryFallback.ts'
import { CARD_PATH, type CardContent, composeCard, SERVICES_CARD } from './cardContent.ts'
import { openFileMarker } from '../files/fileMarker.ts'

/** The first byte of every JPEG. */
const JPEG_START = 0xff

/**
 * Serves `/link-preview`, the picture of the memorial in chats, and `/link-preview?page=services`, which shows the next service.
 * A card is drawn when somebody asks for it, and kept in memory until it changes.
 */
export function serveLinkPreview(app: FastifyInstance, context: Context, sources: readonly FileSource[]) {
  const { dist, responseCache, codecs, clock } = context
  const fontFile = path.join(dist, 'web/fonts/newsreader.ttf')
  const emblemFile = path.join(dist, 'web/apple-touch-icon.png')
  const markFile = openFileMarker(context)
  const fetchPortrait = openPortraitFetcher(context, sources)
  const resources = ['GET /api/settings', 'GET /api/services'].flatMap(responseCache.listResources)
  const cards = new Map<string, { path: string; drawing: ReturnType<typeof draw>; retryAt: number }>()

  app.get<{ Querystring: { page?: unknown } }>(CARD_PATH, async (request, reply) => {
    const name = request.query.page === SERVICES_CARD ? SERVICES_CARD : ''
    const readCard = async () => {
      const texts = await readFamilyTexts(context)
      const settings = await responseCache.readResponse('GET /api/settings', texts)
      const services = name === '' ? [] : await responseCache.readResponse('GET /api/services', texts)
      const next = findNextService(services, settings.timezone, clock(), texts)
      return getCard(name, composeCard(settings, next, texts))
    }
    const response = await responseCache.get(`${CARD_PATH} ${name}`, resources, readCard, request.revisions)
    const type = response.body[0] === JPEG_START ? 'image/jpeg' : 'image/png'
    await markFile(request, reply)
    return sendCached(response, { type, cacheControl: 'public, no-cache' }, request, reply)
  })

  /**
   * Each of the two cards is kept until it looks different, which few changes of the resources do. Requests for a card that is being
   * drawn wait for the same drawing. A card that cannot be drawn is missing until then, but at most for an hour, because each attempt
   * costs seconds.
   */
  function getCard(name: string, content: CardContent) {
    const lastCard = cards.get(name)
    if (lastCard?.path === content.path && clock() < lastCard.retryAt) return lastCard.drawing
    const drawing = draw(content).catch((error: unknown) => {
      const isLasting = !isTemporary(error)
      card.retryAt = isLasting ? clock() + HOUR : 0
      if (!isLasting) throw error
      context.log.warn(error, 'a link card cannot be drawn')
      throw fail('not_found')
    })
    const card = { path: content.path, drawing, retryAt: Number.POSITIVE_INFINITY }
    cards.set(name, card)
    return drawing
  }

  async function draw({ portrait, texts }: CardContent) {
    await using folder = await fallBackToMemory(context).spool.makeFolder()
    const file = portrait && (await fetchPortrait(portrait.path, folder.path))
    const name = texts.map(({ text }) => text).join(' ')
    const { picture } = await codecs.drawLinkCard({
      name,
      portrait: portrait && file && { file, focalPoint: portrait.focalPoint },
      texts,
      fontFile,
      emblemFile,
    })
    return new CachedResponse(Buffer.from(picture))
  }
}

/** Whether a card may succeed at the next attempt: a server or a disk was not available. */
const isTemporary = (error: unknown) =>
  isOutage(error) || isFull(error) || (error instanceof Failure && error.status >= 500)

/**
 * Makes a function that copies the portrait into a folder. The function returns null if the portrait has no picture, for example
 * because it was damaged.
 */
function openPortraitFetcher(context: Context, sources: readonly FileSource[]) {
  const { storage, unstoredFiles } = context
  const deriveMissing = createDeriveMissing(context)
  const { name } = pictures.large
  return async (
    filePath: string,
    folder: string,
  ): Promise<NonNullable<LinkCard['portrait']>['file'] | null> => {
    const [, , publicKey = ''] = filePath.split('/')
    const files = await findFiles(sources, 'public_key', publicKey)
    if (!files?.findMimeType(name)) return null
    const key = files.findStorageKey(name)
    const open = async () => (await storage.open(key)) ?? unstoredFiles.open(key)
    const openedPicture = await deriveMissing(files, name, open).catch((error: unknown) => {
      if (!(error instanceof Failure) || isOutage(error)) throw error
      return null
    })
    if (!openedPicture) return null
    const file = path.join(folder, name)
    await pipeline(openedPicture.body, createWriteStream(file))
    return { path: file, format: 'webp', name: files.originalName }
  }
}
