import { readAccess, readOwnAccess, saveAccess } from './access.ts'
import { addKey, revokeKey } from './accessKeys.ts'
import type { Feature } from '../../http/routes/feature.ts'
import { PUBLISHED_PREFIX, removeByPrefix } from '../../platform/storage/keys.ts'

export const accessFeature = {
  routes: {
    'GET /api/access': ({ db }) => readAccess(db),
    'GET /api/access/mine': readOwnAccess,
    'PUT /api/access': saveAccess,
    'POST /api/access/keys': addKey,
    'DELETE /api/access/keys/:id': revokeKey,
  },
  jobs: {
    'clear-public': ({ storage }) => removeByPrefix(storage, PUBLISHED_PREFIX),
  },
} satisfies Feature
