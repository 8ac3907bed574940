import { createHash } from 'node:crypto'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { formatLifeDates } from '../../../domain/paragraphs.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { sendCached } from '../../platform/cache/cachedResponse.ts'
import type { Context } from '../../platform/context.ts'

const PATH = '/link-preview'
const png = { type: 'image/png', cacheControl: 'public, no-cache' }
/** Matches a text if the font web/public/fonts/newsreader.ttf has all its characters. The server may have no other font. */
const fontCharacters = /^[\u0020-\u017e\u0218-\u021b\u2010-\u2026]*$/

/** Serves `/link-preview`, a picture of the name and the dates. It is the link preview of a memorial without a portrait. */
export function serveLinkPreview(app: FastifyInstance, { dist, responseCache, codecs }: Context) {
  const font = path.join(dist, 'web/fonts/newsreader.ttf')
  app.get(PATH, async (request, reply) => {
    const { revisions } = request
    const draw = async () => {
      const { name, dates } = formatTexts(await responseCache.readResponse('GET /api/settings', revisions))
      return Buffer.from(await codecs.drawNameCard(name, dates, font))
    }
    reply.header('x-robots-tag', 'noindex')
    return sendCached(await responseCache.get(PATH, ['settings'], draw, revisions), png, request, reply)
  })
}

/**
 * Returns the path of the picture that shows the name and the dates. The path contains a hash of this text, because chat programs
 * cache pictures by URL. Returns null if the text cannot be rendered.
 */
export function findLinkPreviewPath(settings: Settings): string | null {
  const { name, dates } = formatTexts(settings)
  if (!fontCharacters.test(name + dates)) return null
  const textHash = createHash('sha256').update(`${name}\n${dates}`).digest('base64url').slice(0, 8)
  return `${PATH}?of=${textHash}`
}

const formatTexts = ({ name, birthDate, deathDate }: Settings) => ({
  name: name.normalize(),
  dates: formatLifeDates(birthDate, deathDate).normalize(),
})
