import type { FastifyInstance } from 'fastify'
import * as history from '../../../contract/history.ts'
import * as contract from '../../../contract/media.ts'
import { route } from '../../http/route.ts'
import type { House } from '../../house.ts'
import { addBatch, addMedia, addVisitorPhotos } from './additions.ts'
import { defineHistoryChores, listUndoings, putBack, readHistory, undoVisitor } from './history.ts'
import { deleteMedia, editMedia, listMedia, reorderMedia } from './media.ts'
import { defineUnshownChore } from './unshown.ts'
import { defineVisibilityChores } from './visibility.ts'

export function mediaRoutes(app: FastifyInstance, house: House) {
  defineVisibilityChores(house)
  defineHistoryChores(house)
  defineUnshownChore(house)
  route(app, house, contract.listMedia, ({ caller }) => listMedia(house, caller))
  route(app, house, contract.addMedia, ({ caller, form, requestKey }) =>
    addMedia(house, caller, form, requestKey),
  )
  route(app, house, contract.uploadPhotos, ({ caller, form, requestKey }) =>
    addVisitorPhotos(house, caller, form, requestKey),
  )
  route(app, house, contract.addBatch, ({ caller, form, requestKey }) =>
    addBatch(house, caller, form, requestKey),
  )
  route(app, house, contract.editMedia, ({ caller, params, body }) =>
    editMedia(house, caller, params.id, body),
  )
  route(app, house, contract.deleteMedia, async ({ params }) => {
    await deleteMedia(house, params.id)
    return null
  })
  route(app, house, contract.reorderMedia, ({ caller, body }) => reorderMedia(house, caller, body.order))
  route(app, house, history.readHistory, ({ params }) => readHistory(house, params.id))
  route(app, house, history.putBack, ({ caller, params, body }) =>
    putBack(house, caller, params.id, body.edit),
  )
  route(app, house, history.listUndoings, ({ params }) => listUndoings(house, params.id))
  route(app, house, history.undoVisitor, ({ caller, params, body }) =>
    undoVisitor(house, caller, params.id, body.mediaIds),
  )
}
