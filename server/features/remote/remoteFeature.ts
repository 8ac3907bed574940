import { openRemote, readRemote, reportShow, sendCommand } from './remote.ts'
import type { Feature } from '../../http/routes/feature.ts'

export const remoteFeature = {
  routes: {
    'POST /api/remotes': openRemote,
    'GET /api/remotes/:id': readRemote,
    'PUT /api/remotes/:id': reportShow,
    'POST /api/remotes/:id/commands': sendCommand,
  },
} satisfies Feature
