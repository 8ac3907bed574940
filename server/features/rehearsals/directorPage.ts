import type { FastifyRequest } from 'fastify'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import type * as contract from '../../../contract/outputs/rehearsal.ts'
import { type Caller, isAdministrator } from '../../http/callers/caller.ts'
import { readStoredSettings } from '../../memorial/storedSettings.ts'
import type { Context } from '../../platform/context.ts'
import { listKeys } from '../access/accessKeys.ts'
import { findKeyInCookie } from '../access/passes.ts'

/** Tells whom to call only to keepers and to devices that came with an access key, because it is a private telephone number. */
export async function readDirectorPage(
  context: Context,
  caller: Caller,
  request: FastifyRequest,
): Promise<ResponseOf<typeof contract.readDirectorPageEndpoint>> {
  const ownKey = await findKeyInCookie(context, request)
  if (caller.kind !== 'keeper' && ownKey === null) return { whomToCall: null, accessKeys: [] }
  const { values } = await readStoredSettings(context.db)
  const keys = await listKeys(context.db)
  return {
    whomToCall: values.whomToCall,
    accessKeys: keys
      .filter(({ key }) => isAdministrator(caller) || key === ownKey)
      .map(({ name, key }) => ({ name, key })),
  }
}
