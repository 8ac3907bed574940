import { fail } from '../../base/errors/fail.ts'
import type { Feature } from '../../http/routes/feature.ts'

const notYet = (): Promise<never> => Promise.reject(fail('not_ready'))

export const answersFeature = {
  routes: {
    'POST /api/media/:id/answers': notYet,
    'GET /api/answers': notYet,
    'GET /api/answers/count': notYet,
    'POST /api/answers/decide': notYet,
  },
} satisfies Feature
