import type { FastifyInstance } from 'fastify'
import * as contract from '../../../contract/settings.ts'
import type { Context } from '../../context.ts'
import { isAdministrator } from '../../http/caller.ts'
import { route } from '../../http/route.ts'
import { readSettings, saveSettings } from './settings.ts'

export function settingsRoutes(app: FastifyInstance, context: Context) {
  route(app, context, contract.readSettings, async ({ caller }) => {
    if (isAdministrator(caller)) await context.freeSpace.refresh()
    return readSettings(context, caller)
  })
  route(app, context, contract.saveSettings, ({ caller, body }) => saveSettings(context, caller, body))
}
