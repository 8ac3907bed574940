import { listMedia as mediaEndpoint } from '../../contract/media.ts'
import { listMemories as memoriesEndpoint } from '../../contract/memories.ts'
import { listMusic as musicEndpoint } from '../../contract/music.ts'
import { readObituary as obituaryEndpoint } from '../../contract/obituary.ts'
import { listServices as servicesEndpoint } from '../../contract/services.ts'
import { readSettings as settingsEndpoint } from '../../contract/settings.ts'
import type { Seeds } from '../../contract/drawing.ts'
import type { Context } from '../context.ts'
import { listMedia } from '../features/media/media.ts'
import { listMemories } from '../features/memories/memories.ts'
import { listMusic } from '../features/music/music.ts'
import { readObituary } from '../features/obituary/obituary.ts'
import { listServices } from '../features/services/services.ts'
import { readSettings } from '../features/settings/settings.ts'
import { anyVisitor } from '../http/caller.ts'

/** Everything that visitors can read, as the API answers it to them. */
export type VisitorAnswers = Required<
  Pick<
    Seeds,
    | 'GET /api/media'
    | 'GET /api/music'
    | 'GET /api/services'
    | 'GET /api/obituary'
    | 'GET /api/memories'
    | 'GET /api/settings'
  >
>

/** The schemas of the API drop whatever they do not name, as they do for a visitor's browser. */
export async function readVisitorAnswers(context: Context): Promise<VisitorAnswers> {
  return {
    'GET /api/media': mediaEndpoint.answer.parse(await listMedia(context, anyVisitor)),
    'GET /api/music': musicEndpoint.answer.parse(await listMusic(context, anyVisitor)),
    'GET /api/services': servicesEndpoint.answer.parse(await listServices(context, anyVisitor)),
    'GET /api/obituary': obituaryEndpoint.answer.parse(await readObituary(context, anyVisitor)),
    'GET /api/memories': memoriesEndpoint.answer.parse(await listMemories(context, anyVisitor)),
    'GET /api/settings': settingsEndpoint.answer.parse(await readSettings(context, anyVisitor)),
  }
}
