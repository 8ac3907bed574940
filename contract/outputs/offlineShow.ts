import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listMediaEndpoint } from '../media/media.ts'
import { listMemoriesEndpoint } from '../memorial/memories.ts'
import { listMusicEndpoint } from '../memorial/music.ts'
import { readSettingsEndpoint } from '../memorial/settings.ts'

export const readOfflineShowEndpoint = endpoint('GET /api/offline-show', {
  name: 'readOfflineShow',
  summary:
    'Everything besides pictures and songs that a device stores to show the slideshow without the network',
  who: 'everyone',
  reads: [
    ...new Set(
      [listMediaEndpoint, listMusicEndpoint, listMemoriesEndpoint, readSettingsEndpoint].flatMap(
        ({ reads }) => [...reads],
      ),
    ),
  ],
  isSameForKeepers: true,
  response: z.object({
    /** the paths of all scripts, stylesheets and fonts that the two slideshows may load */
    files: z.array(z.string()),
    /** the responses to the slideshow's calls, as visitors receive them, by path */
    responses: z.object({
      '/api/media': listMediaEndpoint.response,
      '/api/music': listMusicEndpoint.response,
      '/api/memories': listMemoriesEndpoint.response,
      '/api/settings': readSettingsEndpoint.response,
    }),
  }),
})

/** The numbers of things that a device stores for the slideshow. */
export interface ShowCounts {
  photographs: number
  films: number
  songs: number
}
