import type { Media } from '../../../contract/media/media.ts'
import type { ListedMemory } from '../../../contract/memorial/memories.ts'
import type { Language } from '../../../domain/language.ts'
import { selectSlides } from '../../../domain/slides.ts'
import { readShowFiles } from '../../http/pages/manifest.ts'
import type { Feature } from '../../http/routes/feature.ts'
import { onceEach } from '../../base/concurrency/onceEach.ts'
import { oncePerContext } from '../../platform/oncePerContext.ts'

export const offlineShowFeature = {
  routes: {
    'GET /api/offline-show': async (context, { familyTexts }) => {
      const { responseCache } = context
      const [media, music, memories, settings] = await Promise.all([
        responseCache.readResponse('GET /api/media', familyTexts),
        responseCache.readResponse('GET /api/music', familyTexts),
        responseCache.readPart('GET /api/memories', familyTexts, { hasSentence: true }),
        responseCache.readResponse('GET /api/settings', familyTexts),
      ])
      return {
        files: findShowFiles(context)(familyTexts.language),
        responses: {
          '/api/media': selectSlides(media, { videos: true }).map(dropUnshownFields),
          '/api/music': music,
          '/api/memories': memories.flatMap(keepShownFields),
          '/api/settings': settings,
        },
      }
    },
  },
} satisfies Feature

const findShowFiles = oncePerContext(({ dist }) =>
  onceEach((language: Language) => readShowFiles(dist, language)),
)

/** Drops what the slideshow does not show of a photograph, because the device that stores the slideshow may get lost. */
const dropUnshownFields = ({
  people: _people,
  memories: _memories,
  asks: _asks,
  canTell: _canTell,
  ...item
}: Media): Media => item

/** Drops the parts of a memory that the slideshow does not show, for the same reason. */
const keepShownFields = (memory: ListedMemory): ListedMemory[] =>
  memory.slideshowSentence === null
    ? []
    : [{ ...memory, question: null, content: null, mediaIds: [], answer: null, answeredBy: null }]
