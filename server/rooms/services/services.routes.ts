import type { FastifyInstance } from 'fastify'
import * as doors from '../../../contract/services.ts'
import type { House } from '../../house.ts'
import { route } from '../../http/route.ts'
import { addService, deleteService, editService, listServices } from './services.ts'

export function servicesRoutes(app: FastifyInstance, house: House) {
  route(app, house, doors.listServices, ({ caller }) => listServices(house, caller))
  route(app, house, doors.addService, ({ caller, body, requestKey }) =>
    addService(house, caller, body, requestKey),
  )
  route(app, house, doors.editService, ({ caller, params, body }) =>
    editService(house, caller, params.id, body),
  )
  route(app, house, doors.deleteService, async ({ params }) => {
    await deleteService(house, params.id)
    return null
  })
}
