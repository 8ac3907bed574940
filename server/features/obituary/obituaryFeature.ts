import { deleteObituary, readObituary, saveObituary } from './obituary.ts'
import type { Feature } from '../../http/routes/feature.ts'

export const obituaryFeature = {
  routes: {
    'GET /api/obituary': readObituary,
    'PUT /api/obituary': saveObituary,
    'DELETE /api/obituary': deleteObituary,
  },
} satisfies Feature
