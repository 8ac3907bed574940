import * as contract from '../../../contract/memorial/memories.ts'
import type { Route } from '../../http/routes/route.ts'
import type { Context } from '../../platform/context.ts'
import { answerMemory } from './answerMemory.ts'
import { registerAnswerMailJob } from './answerMail.ts'
import { countWaiting, deleteMemory, editMemory, listMemories } from './memories.ts'
import { shareMemory } from './shareMemory.ts'
import { editOwnMemory, readOwnMemory, withdrawOwnMemory } from './ownMemory.ts'

export function memoriesRoutes(route: Route, context: Context) {
  registerAnswerMailJob(context)
  route(contract.listMemoriesEndpoint, ({ caller, part }) => listMemories(context, caller, part))
  route(contract.countWaitingEndpoint, async () => ({ count: await countWaiting(context) }))
  route(contract.shareMemoryEndpoint, ({ caller, body, requestKey }) =>
    shareMemory(context, caller, body, requestKey),
  )
  route(contract.editMemoryEndpoint, ({ caller, params, body }) =>
    editMemory(context, caller, params.id, body),
  )
  route(contract.answerMemoryEndpoint, ({ caller, params, body }) =>
    answerMemory(context, caller, params.id, body),
  )
  route(contract.deleteMemoryEndpoint, ({ params }) => deleteMemory(context, params.id))
  route(contract.readOwnMemoryEndpoint, ({ headers }) => readOwnMemory(context, headers['writer-key']))
  route(contract.editOwnMemoryEndpoint, ({ headers, body }) =>
    editOwnMemory(context, headers['writer-key'], body),
  )
  route(contract.withdrawOwnMemoryEndpoint, ({ headers }) =>
    withdrawOwnMemory(context, headers['writer-key']),
  )
}
