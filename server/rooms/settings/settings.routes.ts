import type { FastifyInstance } from 'fastify'
import * as contract from '../../../contract/settings.ts'
import { route } from '../../http/route.ts'
import type { House } from '../../house.ts'
import { readSettings } from './settings.ts'

export function settingsRoutes(app: FastifyInstance, house: House) {
  route(app, house, contract.readSettings, ({ caller }) => readSettings(house, caller))
}
