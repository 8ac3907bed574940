import { readSafekeeping } from './safekeeping.ts'
import type { Feature } from '../../http/routes/feature.ts'

export const safekeepingFeature = {
  routes: {
    'GET /api/safekeeping': (context, { caller }) => readSafekeeping(context, caller.texts),
  },
} satisfies Feature
