import type { Selectable } from 'kysely'
import type { BodyOf } from '../../../contract/endpoint.ts'
import type { Rehearsal } from '../../../contract/outputs/rehearsal.ts'
import type * as contract from '../../../contract/outputs/rehearsal.ts'
import { newId } from '../../base/ids/newId.ts'
import type { Context } from '../../platform/context.ts'
import { change } from '../../platform/database/change.ts'
import type { Tables } from '../../platform/database/tables.ts'

/**
 * Older rehearsals say nothing about the devices of this week, and visitors must not be able to fill the database. The newest one
 * that ended in 'Ready' stays nevertheless: otherwise, rehearsals of other people would bring the open point back.
 */
const MAX_REHEARSALS = 20

type Row = Selectable<Tables['rehearsals']>

/** Stores a rehearsal and deletes the oldest ones. `deviceDescription` is the name of a device that has sent none. */
export async function addRehearsal(
  context: Context,
  { device, isReady, photographs, seconds, problems }: BodyOf<typeof contract.reportRehearsalEndpoint>,
  deviceDescription: string,
): Promise<Rehearsal> {
  const row: Row = {
    id: newId(),
    device: device || deviceDescription,
    is_ready: isReady ? 1 : 0,
    photographs,
    seconds,
    problems: JSON.stringify(problems),
    ended_at: context.clock(),
  }
  await change(context, [], async (tx) => {
    await tx.insertInto('rehearsals').values(row).execute()
    await tx
      .deleteFrom('rehearsals')
      .where('id', 'not in', newestFirst(tx).select('id').limit(MAX_REHEARSALS))
      .where('id', 'not in', newestFirst(tx).select('id').where('is_ready', '=', 1).limit(1))
      .execute()
  })
  return present(row)
}

export async function listRehearsals({ db }: Context): Promise<Rehearsal[]> {
  const rows = await newestFirst(db).selectAll().execute()
  return rows.map(present)
}

const newestFirst = (db: Context['db']) =>
  db.selectFrom('rehearsals').orderBy('ended_at', 'desc').orderBy('id')

const present = ({ id, device, is_ready, photographs, seconds, problems, ended_at }: Row): Rehearsal => ({
  id,
  device,
  isReady: is_ready === 1,
  photographs,
  seconds,
  problems: JSON.parse(problems) as string[],
  endedAt: new Date(ended_at).toISOString(),
})
