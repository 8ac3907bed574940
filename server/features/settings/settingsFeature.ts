import * as contract from '../../../contract/memorial/settings.ts'
import type { Context } from '../../platform/context.ts'
import { isAdministrator } from '../../http/callers/caller.ts'
import type { Route } from '../../http/routes/route.ts'
import { readSettings, saveSettings } from './settings.ts'

export function settingsRoutes(route: Route, context: Context) {
  route(contract.readSettingsEndpoint, async ({ caller }) => {
    if (isAdministrator(caller)) await context.freeSpace.refresh()
    return readSettings(context, caller)
  })
  route(contract.saveSettingsEndpoint, ({ caller, body }) => saveSettings(context, caller, body))
}
