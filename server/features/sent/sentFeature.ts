import { fail } from '../../base/errors/fail.ts'
import type { Feature } from '../../http/routes/feature.ts'

const unfinished = () => {
  throw fail('not_found')
}

export const sentFeature = {
  routes: {
    'GET /api/send-link': unfinished,
    'POST /api/send-link': unfinished,
    'DELETE /api/send-link': unfinished,
    'GET /api/send': unfinished,
    'POST /api/senders': unfinished,
    'GET /api/senders/mine': unfinished,
    'PUT /api/senders/mine': unfinished,
    'POST /api/senders/mine/media': unfinished,
    'DELETE /api/senders/mine/media/:id': unfinished,
    'GET /api/sent': unfinished,
    'GET /api/sent/count': unfinished,
    'POST /api/sent/take': unfinished,
    'POST /api/sent/put-aside': unfinished,
    'POST /api/senders/:id/thank': unfinished,
  },
} satisfies Feature
