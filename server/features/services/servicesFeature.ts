import * as contract from '../../../contract/memorial/services.ts'
import type { Context } from '../../platform/context.ts'
import type { Route } from '../../http/routes/route.ts'
import { addService, deleteService, editService, listServices } from './services.ts'

export function servicesRoutes(route: Route, context: Context) {
  route(contract.listServicesEndpoint, ({ caller }) => listServices(context, caller))
  route(contract.addServiceEndpoint, ({ caller, body, requestKey }) =>
    addService(context, caller, body, requestKey),
  )
  route(contract.editServiceEndpoint, ({ caller, params, body }) =>
    editService(context, caller, params.id, body),
  )
  route(contract.deleteServiceEndpoint, ({ params }) => deleteService(context, params.id))
}
