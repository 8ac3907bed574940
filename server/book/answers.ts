import type { VisitorResponses } from '../../contract/drawing.ts'
import { listMedia as mediaEndpoint } from '../../contract/media.ts'
import { listMemories as memoriesEndpoint } from '../../contract/memories.ts'
import { readObituary as obituaryEndpoint } from '../../contract/obituary.ts'
import { listServices as servicesEndpoint } from '../../contract/services.ts'
import { readSettings as settingsEndpoint } from '../../contract/settings.ts'
import type { Context } from '../context.ts'
import { listMedia } from '../features/media/media.ts'
import { listMemories } from '../features/memories/memories.ts'
import { readObituary } from '../features/obituary/obituary.ts'
import { listServices } from '../features/services/services.ts'
import { readSettings } from '../features/settings/settings.ts'
import { anyVisitor } from '../http/caller.ts'

export type AnswersContext = Pick<Context, 'db' | 'clock' | 'config' | 'warnings'>
export type BookAnswers = Omit<VisitorResponses, 'GET /api/music'>

/**
 * As visitors see the memorial, without a server's routes: a command reads beside it. The schemas drop whatever they do not
 * name, as they do for a browser.
 */
export async function readBookAnswers(context: AnswersContext): Promise<BookAnswers> {
  return {
    'GET /api/media': mediaEndpoint.answer.parse(await listMedia(context, anyVisitor)),
    'GET /api/services': servicesEndpoint.answer.parse(await listServices(context, anyVisitor)),
    'GET /api/obituary': obituaryEndpoint.answer.parse(await readObituary(context, anyVisitor)),
    'GET /api/memories': memoriesEndpoint.answer.parse(await listMemories(context, anyVisitor)),
    'GET /api/settings': settingsEndpoint.answer.parse(await readSettings(context, anyVisitor)),
  }
}
