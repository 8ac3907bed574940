import { addService, deleteService, editService, listServices } from './services.ts'
import type { Feature } from '../../http/routes/feature.ts'

export const servicesFeature = {
  routes: {
    'GET /api/services': listServices,
    'POST /api/services': (context, { caller, body, requestKey }) =>
      addService(context, caller, body, requestKey),
    'PUT /api/services/:id': (context, { caller, params, body }) =>
      editService(context, caller, params.id, body),
    'DELETE /api/services/:id': (context, { params }) => deleteService(context, params.id),
  },
} satisfies Feature
