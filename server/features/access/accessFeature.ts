import { readAccess, readOwnAccess, saveAccess } from './access.ts'
import { addKey, revokeKey } from './accessKeys.ts'
import type { Feature } from '../../http/routes/feature.ts'
import { PUBLISHED_PREFIX, removeByPrefix } from '../../platform/storage/keys.ts'

export const accessFeature = {
  routes: {
    'GET /api/access': ({ db }) => readAccess(db),
    'GET /api/access/mine': readOwnAccess,
    'PUT /api/access': (context, { body }) => saveAccess(context, body),
    'POST /api/access/keys': (context, { body, requestKey }) => addKey(context, body, requestKey),
    'DELETE /api/access/keys/:id': (context, { params }) => revokeKey(context, params.id),
  },
  jobs: {
    'clear-public': ({ storage }) => removeByPrefix(storage, PUBLISHED_PREFIX),
  },
} satisfies Feature
