import { fail } from '../../base/errors/fail.ts'
import type { Feature } from '../../http/routes/feature.ts'
import { addAnswer } from './addAnswer.ts'
import { countAnswers, listAnswers } from './waitingAnswers.ts'

export const answersFeature = {
  routes: {
    'POST /api/media/:id/answers': addAnswer,
    'GET /api/answers': listAnswers,
    'GET /api/answers/count': countAnswers,
    'POST /api/answers/decide': () => Promise.reject(fail('not_ready')),
  },
} satisfies Feature
