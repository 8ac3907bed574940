import { isAdministrator } from '../../http/callers/caller.ts'
import { readSettings, saveSettings } from './settings.ts'
import type { Feature, ReadContext } from '../../http/routes/feature.ts'

export const settingsFeature = {
  routes: {
    'GET /api/settings': async (context: ReadContext, reader) => {
      if (isAdministrator(reader)) await context.freeSpace?.refresh()
      return readSettings(context, reader)
    },
    'PUT /api/settings': saveSettings,
  },
} satisfies Feature
