import { deleteForGood, removeExpired } from './deleteForGood.ts'
import { listDeleted } from './listDeleted.ts'
import { putBack } from './putBack.ts'
import type { Feature } from '../../http/routes/feature.ts'
import { createDeletedFileSource } from './files.ts'

export const deletedFeature = {
  routes: {
    'GET /api/deleted': listDeleted,
    'POST /api/deleted/put-back': (context, { caller, body }) => putBack(context, caller, body.ids),
    'POST /api/deleted/:id/put-back': async (context, { caller, params }) => {
      const { notes } = await putBack(context, caller, [params.id])
      return { notes }
    },
    'DELETE /api/deleted/:id': deleteForGood,
  },
  jobs: { 'remove-deleted': removeExpired },
  files: createDeletedFileSource,
} satisfies Feature
