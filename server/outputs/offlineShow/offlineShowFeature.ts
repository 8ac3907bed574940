import type { ListedMemory } from '../../../contract/memorial/memories.ts'
import * as contract from '../../../contract/outputs/offlineShow.ts'
import { showReads } from '../../../contract/pages/show.ts'
import { readAsVisitor } from '../../platform/cache/readAsVisitor.ts'
import type { Context } from '../../platform/context.ts'
import { readShowFiles } from '../../http/pages/manifest.ts'
import type { Route } from '../../http/routes/route.ts'

/** Registers the route for slideshows without a network. `dist` is the folder of the built front end. */
export function offlineShowRoutes(route: Route, context: Context, dist: string) {
  const files = readShowFiles(dist)
  route(contract.readOfflineShowEndpoint, async () => {
    const responses = await readAsVisitor(context, showReads)
    return {
      files,
      responses: {
        '/api/media': responses['GET /api/media'],
        '/api/music': responses['GET /api/music'],
        '/api/memories': responses['GET /api/memories'].flatMap(keepShownFields),
        '/api/settings': responses['GET /api/settings'],
      },
    }
  })
}

/** Drops the parts of a memory that the slideshow does not show, because the device that stores the slideshow may get lost. */
const keepShownFields = (memory: ListedMemory): ListedMemory[] =>
  memory.slideshowSentence === null
    ? []
    : [{ ...memory, content: null, mediaIds: [], answer: null, answeredBy: null }]
