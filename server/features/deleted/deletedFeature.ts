import * as contract from '../../../contract/media/deleted.ts'
import type { Context } from '../../platform/context.ts'
import type { Route } from '../../http/routes/route.ts'
import { deleteForGood, registerDeletedJobs } from './deleteForGood.ts'
import { listDeleted } from './listDeleted.ts'
import { putBackItem } from './putBackItem.ts'

export function deletedRoutes(route: Route, context: Context) {
  registerDeletedJobs(context)
  route(contract.listDeletedEndpoint, ({ caller }) => listDeleted(context, caller))
  route(contract.putBackDeletedEndpoint, ({ params }) => putBackItem(context, params.id))
  route(contract.deleteForGoodEndpoint, ({ params }) => deleteForGood(context, params.id))
}
