import type { FastifyInstance } from 'fastify'
import * as doors from '../../../contract/obituary.ts'
import type { House } from '../../house.ts'
import { route } from '../../http/route.ts'
import { readObituary, saveObituary } from './obituary.ts'

export function obituaryRoutes(app: FastifyInstance, house: House) {
  route(app, house, doors.readObituary, ({ caller }) => readObituary(house, caller))
  route(app, house, doors.saveObituary, ({ caller, body }) => saveObituary(house, caller, body))
}
