import type { FastifyInstance } from 'fastify'
import * as contract from '../../../contract/memories.ts'
import { route } from '../../http/route.ts'
import type { House } from '../../house.ts'
import { defineMail } from './mail.ts'
import { countWaiting, deleteMemory, editMemory, listMemories } from './memories.ts'
import { shareMemory } from './sharing.ts'
import { editOwn, readOwn, withdrawOwn } from './writer.ts'

export function memoriesRoutes(app: FastifyInstance, house: House) {
  defineMail(house)
  route(app, house, contract.listMemories, ({ caller }) => listMemories(house, caller))
  route(app, house, contract.countWaiting, async () => ({ count: await countWaiting(house) }))
  route(app, house, contract.shareMemory, ({ caller, body, requestKey }) =>
    shareMemory(house, caller, body, requestKey),
  )
  route(app, house, contract.editMemory, ({ caller, params, body }) =>
    editMemory(house, caller, params.id, body),
  )
  route(app, house, contract.deleteMemory, async ({ params }) => {
    await deleteMemory(house, params.id)
    return null
  })
  route(app, house, contract.readOwnMemory, ({ params }) => readOwn(house, params.key))
  route(app, house, contract.editOwnMemory, ({ params, body }) => editOwn(house, params.key, body))
  route(app, house, contract.withdrawOwnMemory, async ({ params }) => {
    await withdrawOwn(house, params.key)
    return null
  })
}
