import { fail } from '../../base/errors/fail.ts'
import type { Feature } from '../../http/routes/feature.ts'

const notYet = (): Promise<never> => Promise.reject(fail('not_ready'))

export const peopleFeature = {
  routes: {
    'GET /api/people': notYet,
    'POST /api/media/people': notYet,
    'PUT /api/people/:id': notYet,
    'POST /api/people/:id/merge': notYet,
  },
} satisfies Feature
