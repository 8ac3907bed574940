import type { FastifyInstance } from 'fastify'
import * as contract from '../../../contract/music.ts'
import { route } from '../../http/route.ts'
import type { House } from '../../house.ts'
import { addTrack } from './arrivals.ts'
import { deleteTrack, editTrack, listMusic, reorderMusic } from './music.ts'

export function musicRoutes(app: FastifyInstance, house: House) {
  route(app, house, contract.listMusic, ({ caller }) => listMusic(house, caller))
  route(app, house, contract.addTrack, ({ caller, form, requestKey }) =>
    addTrack(house, caller, form, requestKey),
  )
  route(app, house, contract.editTrack, ({ caller, params, body }) =>
    editTrack(house, caller, params.id, body.title),
  )
  route(app, house, contract.deleteTrack, async ({ params }) => {
    await deleteTrack(house, params.id)
    return null
  })
  route(app, house, contract.reorderMusic, ({ caller, body }) => reorderMusic(house, caller, body.order))
}
