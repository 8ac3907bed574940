import type { FastifyInstance } from 'fastify'
import * as contract from '../../../contract/settings.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { readSettings, saveSettings } from './settings.ts'

export function settingsRoutes(app: FastifyInstance, context: Context) {
  route(app, context, contract.readSettings, async ({ caller }) => {
    if (caller.kind === 'administrator') await context.freeSpace.refresh()
    return readSettings(context, caller)
  })
  route(app, context, contract.saveSettings, ({ caller, body }) => saveSettings(context, caller, body))
}
