import type { FastifyInstance } from 'fastify'
import * as contract from '../../../contract/media.ts'
import { route } from '../../http/route.ts'
import type { House } from '../../house.ts'
import { addBatch, addMedia, addVisitorPhotos } from './additions.ts'
import { deleteMedia, editMedia, listMedia, reorderMedia } from './media.ts'
import { defineVisibilityChores } from './visibility.ts'

export function mediaRoutes(app: FastifyInstance, house: House) {
  defineVisibilityChores(house)
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
}
