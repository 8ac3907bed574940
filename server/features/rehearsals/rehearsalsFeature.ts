import type { Feature } from '../../http/routes/feature.ts'
import { readDirectorPage } from './directorPage.ts'
import { addRehearsal, listRehearsals } from './rehearsals.ts'

export const rehearsalsFeature = {
  routes: {
    'POST /api/rehearsals': addRehearsal,
    'GET /api/rehearsals': listRehearsals,
    'GET /api/director-page': readDirectorPage,
  },
} satisfies Feature
