import { addService, deleteService, editService, listServices } from './services.ts'
import type { Feature } from '../../http/routes/feature.ts'

export const servicesFeature = {
  routes: {
    'GET /api/services': listServices,
    'POST /api/services': addService,
    'PUT /api/services/:id': editService,
    'DELETE /api/services/:id': deleteService,
  },
} satisfies Feature
