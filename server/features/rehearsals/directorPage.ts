import { isAdministrator } from '../../http/callers/caller.ts'
import { readStoredSettings } from '../../memorial/storedSettings.ts'
import type { Context } from '../../platform/context.ts'
import { listKeys } from '../access/accessKeys.ts'
import { findKeyInCookie } from '../access/passes.ts'
import type { InputOf } from '../../http/routes/feature.ts'

/** Tells whom to call only to keepers, because it is a private telephone number, and guests have access keys, too. */
export async function readDirectorPage(
  context: Context,
  { caller, request }: InputOf<'GET /api/director-page'>,
) {
  const { values } = await readStoredSettings(context.db)
  const ownKey = await findKeyInCookie(context, request)
  const keys = await listKeys(context.db)
  return {
    whomToCall: caller.kind === 'keeper' ? values.whomToCall : null,
    accessKeys: keys
      .filter(({ key }) => isAdministrator(caller) || key === ownKey)
      .map(({ name, key }) => ({ name, key })),
  }
}
