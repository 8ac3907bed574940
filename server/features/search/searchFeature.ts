import { fail } from '../../base/errors/fail.ts'
import type { Feature } from '../../http/routes/feature.ts'

const notYet = (): Promise<never> => Promise.reject(fail('not_ready'))

export const searchFeature = {
  routes: {
    'GET /api/search': notYet,
  },
} satisfies Feature
