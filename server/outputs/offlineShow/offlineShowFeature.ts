import type { ListedMemory } from '../../../contract/memorial/memories.ts'
import { selectSlides } from '../../../domain/slides.ts'
import { readShowFiles } from '../../http/pages/manifest.ts'
import type { Feature } from '../../http/routes/feature.ts'
import { oncePerContext } from '../../platform/oncePerContext.ts'

export const offlineShowFeature = {
  reads: {
    'GET /api/offline-show': async (context) => {
      const { responseCache } = context
      const [media, music, memories, settings] = await Promise.all([
        responseCache.readResponse('GET /api/media'),
        responseCache.readResponse('GET /api/music'),
        responseCache.readPart('GET /api/memories', { hasSentence: true }),
        responseCache.readResponse('GET /api/settings'),
      ])
      return {
        files: findShowFiles(context),
        responses: {
          '/api/media': selectSlides(media, { videos: true }),
          '/api/music': music,
          '/api/memories': memories.flatMap(keepShownFields),
          '/api/settings': settings,
        },
      }
    },
  },
} satisfies Feature

const findShowFiles = oncePerContext(({ dist }) => readShowFiles(dist))

/** Drops the parts of a memory that the slideshow does not show, because the device that stores the slideshow may get lost. */
const keepShownFields = (memory: ListedMemory): ListedMemory[] =>
  memory.slideshowSentence === null
    ? []
    : [{ ...memory, question: null, content: null, mediaIds: [], answer: null, answeredBy: null }]
