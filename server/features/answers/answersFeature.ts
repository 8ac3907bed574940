import type { Feature } from '../../http/routes/feature.ts'
import { addAnswer } from './addAnswer.ts'
import { decideAnswers } from './decideAnswers.ts'
import { countAnswers, listAnswers } from './waitingAnswers.ts'

export const answersFeature = {
  routes: {
    'POST /api/media/:id/answers': addAnswer,
    'GET /api/answers': listAnswers,
    'GET /api/answers/count': countAnswers,
    'POST /api/answers/decide': decideAnswers,
  },
} satisfies Feature
