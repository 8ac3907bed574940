import type { FastifyInstance } from 'fastify'
import * as contract from '../../../contract/services.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { addService, deleteService, editService, listServices } from './services.ts'

export function servicesRoutes(app: FastifyInstance, context: Context) {
  route(app, context, contract.listServices, ({ caller }) => listServices(context, caller))
  route(app, context, contract.addService, ({ caller, body, requestKey }) =>
    addService(context, caller, body, requestKey),
  )
  route(app, context, contract.editService, ({ caller, params, body }) =>
    editService(context, caller, params.id, body),
  )
  route(app, context, contract.deleteService, ({ params }) => deleteService(context, params.id))
}
