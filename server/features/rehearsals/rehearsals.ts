import type { Selectable } from 'kysely'
import type { Rehearsal } from '../../../contract/outputs/rehearsal.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'
import { newId } from '../../base/ids/newId.ts'
import { readDevice, sayDevice } from '../../http/callers/device.ts'
import type { Context } from '../../platform/context.ts'
import { change } from '../../platform/database/change.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { readShowHash } from './readShowHash.ts'
import type { InputOf } from '../../http/routes/feature.ts'

/**
 * Older rehearsals say nothing about the devices of this week, and visitors must not be able to fill the database. The newest one
 * that ended in 'Ready' stays nevertheless: otherwise, rehearsals of other people would bring the open point back.
 */
const MAX_REHEARSALS = 20

/** A rehearsal that ended later than this many milliseconds from now was reported while the clock was ahead. */
const CLOCK_TOLERANCE_MS = 60_000

type Row = Omit<Selectable<Tables['rehearsals']>, 'arrival'>

/** Stores a rehearsal and deletes the oldest ones. A device that has sent no name is called by its browser. */
export async function addRehearsal(
  context: Context,
  { body, caller, request }: InputOf<'POST /api/rehearsals'>,
): Promise<Rehearsal> {
  const { device, isReady, photographs, seconds, problems } = body
  const row: Row = {
    id: newId(),
    device,
    browser: readDevice(request.headers['user-agent']),
    is_ready: isReady ? 1 : 0,
    photographs,
    seconds,
    problems: JSON.stringify(problems),
    ended_at: context.clock(),
    show_hash: await readShowHash(context),
  }
  await change(context, [], async (tx) => {
    const [newest] = await selectNewest(tx).select('arrival').limit(1).execute()
    const arrival = (newest?.arrival ?? 0) + 1
    await tx
      .insertInto('rehearsals')
      .values({ ...row, arrival })
      .execute()
    const newestReady = selectTrusted(context, selectNewest(tx))
      .where('is_ready', '=', 1)
      .select('id')
      .limit(1)
    await tx
      .deleteFrom('rehearsals')
      .where('id', 'not in', selectNewest(tx).select('id').limit(MAX_REHEARSALS))
      .where('id', 'not in', newestReady)
      .execute()
  })
  return present(row, row.show_hash, caller.texts)
}

export async function listRehearsals(context: Context, { caller }: InputOf<'GET /api/rehearsals'>) {
  const rows = await selectTrusted(context, selectNewest(context.db)).selectAll().execute()
  if (rows.length === 0) return []
  const showHash = await readShowHash(context)
  return rows.map((row) => present(row, showHash, caller.texts))
}

/** The newest by their arrival, because the clock may have been wrong. */
const selectNewest = (db: Context['db']) =>
  db.selectFrom('rehearsals').orderBy('arrival', 'desc').orderBy('id')

/** Leaves out rehearsals of the future, because their day is wrong. */
const selectTrusted = ({ clock }: Context, query: ReturnType<typeof selectNewest>) =>
  query.where('ended_at', '<=', clock() + CLOCK_TOLERANCE_MS)

/** A rehearsal that an earlier version stored has no hash, and does not count as changed. */
const present = (row: Row, showHash: string | null, texts: ServerTexts): Rehearsal => ({
  id: row.id,
  device: row.device || sayDevice(row.browser ?? '', texts),
  isReady: row.is_ready === 1,
  photographs: row.photographs,
  seconds: row.seconds,
  problems: JSON.parse(row.problems) as string[],
  endedAt: new Date(row.ended_at).toISOString(),
  ...(row.show_hash !== null && row.show_hash !== showHash && { isChanged: true as const }),
})
