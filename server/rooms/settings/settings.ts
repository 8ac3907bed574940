import { builtin } from '../../../contract/builtin.ts'
import type { Settings } from '../../../contract/settings.ts'
import type { Caller } from '../../http/caller.ts'
import type { House } from '../../house.ts'

/** The settings as this caller sees them: what was saved, built-in words for the rest. */
export async function readSettings(house: House, caller: Caller): Promise<Settings> {
  const rows = await house.db.selectFrom('settings').select(['name', 'value']).execute()
  const { obituary: _, ...words } = builtin
  const saved = Object.fromEntries(rows.map(({ name, value }) => [name, value]))
  return {
    ...words,
    portraitPath: null,
    ...(saved as Partial<Settings>),
    saved: rows.length > 0,
    ...(caller.kind === 'administrator' && { warnings: [...house.warnings] }),
  }
}
