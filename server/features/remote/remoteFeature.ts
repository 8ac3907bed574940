import { openRemote, readRemote, reportShow, sendCommand } from './remote.ts'
import type { Feature } from '../../http/routes/feature.ts'

export const remoteFeature = {
  routes: {
    'POST /api/remotes': (context, { body }) => openRemote(context, body),
    'GET /api/remotes/:id': (context, { params, query }) => readRemote(context, params.id, query.after),
    'PUT /api/remotes/:id': (context, { params, body }) => reportShow(context, params.id, body),
    'POST /api/remotes/:id/commands': (context, { params, body }) =>
      sendCommand(context, params.id, body.command),
  },
} satisfies Feature
