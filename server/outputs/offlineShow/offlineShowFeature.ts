import type { ListedMemory } from '../../../contract/memorial/memories.ts'
import { selectSlides } from '../../../domain/slides.ts'
import { showReads } from '../../../contract/pages/show.ts'
import { readShowFiles } from '../../http/pages/manifest.ts'
import { readAs } from '../../features/readAs.ts'
import { anyVisitor } from '../../http/callers/caller.ts'
import type { Feature } from '../../http/routes/feature.ts'
import { oncePerContext } from '../../platform/oncePerContext.ts'

export const offlineShowFeature = {
  reads: {
    'GET /api/offline-show': async (context) => {
      const responses = await readAs(anyVisitor, context, showReads)
      return {
        files: findShowFiles(context),
        responses: {
          '/api/media': selectSlides(responses['GET /api/media'], { videos: true }),
          '/api/music': responses['GET /api/music'],
          '/api/memories': responses['GET /api/memories'].flatMap(keepShownFields),
          '/api/settings': responses['GET /api/settings'],
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
    : [{ ...memory, content: null, mediaIds: [], answer: null, answeredBy: null }]
