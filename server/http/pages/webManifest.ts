import type { FastifyInstance } from 'fastify'
import { palette } from '../../../domain/palette.ts'
import { toTabTitle } from '../../../contract/pages/tabTitle.ts'
import { typeset } from '../../../domain/typeset.ts'
import { readFamilyTexts } from '../../memorial/currentSettings.ts'
import { sendCached } from '../../platform/cache/cachedResponse.ts'
import type { Context } from '../../platform/context.ts'

export const manifestPath = '/manifest.webmanifest'

/** Serves the name and the icons for a phone's home screen. In a closed memorial, this file is closed, too. */
export function serveWebManifest(app: FastifyInstance, context: Context) {
  const { responseCache } = context
  app.get(manifestPath, async (request, reply) => {
    const make = async () => {
      const texts = await readFamilyTexts(context)
      const settings = await responseCache.readResponse('GET /api/settings', texts, request.revisions)
      const name = toTabTitle('', settings.name, texts)
      return JSON.stringify({
        name,
        short_name: name,
        description: typeset(settings.tribute, texts),
        lang: texts.language,
        id: '/',
        start_url: '/',
        scope: '/',
        display: 'browser',
        background_color: palette.paper.day,
        theme_color: palette.paper.day,
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      })
    }
    const cachedManifest = await responseCache.get(manifestPath, ['settings'], make, request.revisions)
    const headers = { type: 'application/manifest+json', cacheControl: 'public, no-cache', vary: 'Cookie' }
    return sendCached(cachedManifest, headers, request, reply)
  })
}
