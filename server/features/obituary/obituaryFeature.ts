import { deleteObituary, readObituary, saveObituary } from './obituary.ts'
import type { Feature } from '../../http/routes/feature.ts'

export const obituaryFeature = {
  routes: {
    'GET /api/obituary': readObituary,
    'PUT /api/obituary': (context, { caller, body }) => saveObituary(context, caller, body),
    'DELETE /api/obituary': (context, { body }) => deleteObituary(context, body?.content),
  },
} satisfies Feature
