import type { FastifyInstance } from 'fastify'
import * as contract from '../../../contract/memories.ts'
import { route } from '../../http/route.ts'
import type { Context } from '../../context.ts'
import { answerMemory } from './answerMemory.ts'
import { registerAnswerMailJob } from './answerMail.ts'
import { registerMailJob } from './mail.ts'
import { countWaiting, deleteMemory, editMemory, listMemories } from './memories.ts'
import { shareMemory } from './shareMemory.ts'
import { editOwnMemory, readOwnMemory, withdrawOwnMemory } from './ownMemory.ts'

export function memoriesRoutes(app: FastifyInstance, context: Context) {
  registerMailJob(context)
  registerAnswerMailJob(context)
  route(app, context, contract.listMemories, ({ caller }) => listMemories(context, caller))
  route(app, context, contract.countWaiting, async () => ({ count: await countWaiting(context) }))
  route(app, context, contract.shareMemory, ({ caller, body, requestKey }) =>
    shareMemory(context, caller, body, requestKey),
  )
  route(app, context, contract.editMemory, ({ caller, params, body }) =>
    editMemory(context, caller, params.id, body),
  )
  route(app, context, contract.answerMemory, ({ caller, params, body }) =>
    answerMemory(context, caller, params.id, body),
  )
  route(app, context, contract.deleteMemory, ({ params }) => deleteMemory(context, params.id))
  route(app, context, contract.readOwnMemory, ({ headers }) => readOwnMemory(context, headers['writer-key']))
  route(app, context, contract.editOwnMemory, ({ headers, body }) =>
    editOwnMemory(context, headers['writer-key'], body),
  )
  route(app, context, contract.withdrawOwnMemory, ({ headers }) =>
    withdrawOwnMemory(context, headers['writer-key']),
  )
}
