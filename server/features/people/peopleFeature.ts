import type { Feature } from '../../http/routes/feature.ts'
import { editPerson, listPeople, mergePeople, namePeople } from './people.ts'

export const peopleFeature = {
  routes: {
    'GET /api/people': listPeople,
    'POST /api/media/people': namePeople,
    'PUT /api/people/:id': editPerson,
    'POST /api/people/:id/merge': mergePeople,
  },
} satisfies Feature
