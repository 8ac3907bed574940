import { readDevice } from '../../http/callers/device.ts'
import type { Feature } from '../../http/routes/feature.ts'
import { readDirectorPage } from './directorPage.ts'
import { addRehearsal, listRehearsals } from './rehearsals.ts'

export const rehearsalsFeature = {
  routes: {
    'POST /api/rehearsals': (context, { caller, body, request }) =>
      addRehearsal(context, body, caller, readDevice(request.headers['user-agent'])),
    'GET /api/rehearsals': (context, { caller }) => listRehearsals(context, caller),
    'GET /api/director-page': (context, { caller, request }) => readDirectorPage(context, caller, request),
  },
} satisfies Feature
