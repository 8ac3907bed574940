import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listMedia } from '../media/media.ts'
import { listMemories } from '../memorial/memories.ts'
import { listMusic } from '../memorial/music.ts'
import { readSettings } from '../memorial/settings.ts'

export const readOfflineShow = endpoint('GET /api/offline-show', {
  name: 'readOfflineShow',
  summary:
    'Everything besides pictures and songs that a device stores to show the slideshow without the network',
  who: 'everyone',
  reads: [...new Set([listMedia, listMusic, listMemories, readSettings].flatMap(({ reads }) => [...reads]))],
  isSameForKeepers: true,
  response: z.object({
    /** the paths of all scripts, stylesheets and fonts that the two slideshows may load */
    files: z.array(z.string()),
    /** the responses to the slideshow's calls, as visitors receive them, by path */
    responses: z.object({
      '/api/media': listMedia.response,
      '/api/music': listMusic.response,
      '/api/memories': listMemories.response,
      '/api/settings': readSettings.response,
    }),
  }),
})
