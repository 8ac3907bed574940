import type { FastifyInstance } from 'fastify'
import * as doors from '../../../contract/settings.ts'
import type { House } from '../../house.ts'
import { route } from '../../http/route.ts'
import { readSettings, saveSettings } from './settings.ts'

export function settingsRoutes(app: FastifyInstance, house: House) {
  route(app, house, doors.readSettings, ({ caller }) => readSettings(house, caller))
  route(app, house, doors.saveSettings, ({ caller, body }) => saveSettings(house, caller, body))
}
