import { sql } from 'kysely'
import type { Safekeeping } from '../../../contract/safekeeping.ts'
import { readLastBackupAt } from '../backup/record.ts'
import { isOverdue } from '../backup/schedule.ts'
import type { Context } from '../../platform/context.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'
import { describeFault, type Fault } from '../verify/faults.ts'
import { folderColumns } from '../../memorial/files/storedFolders.ts'
import { makeOriginalKey } from '../../platform/storage/keys.ts'

/** The maximum number of faults that are described. `npm run verify` prints all of them. */
const MAX_FAULTS = 20

type SafekeepingContext = Pick<Context, 'db' | 'config' | 'clock'>

export async function readSafekeeping(
  { db, config, clock }: SafekeepingContext,
  texts: ServerTexts,
): Promise<Safekeeping> {
  const counts = await db
    .selectFrom('media')
    .select((eb) => [
      eb.fn.count<number>('id').filterWhere('kind', '=', 'image').as('photographs'),
      eb.fn.count<number>('id').filterWhere('kind', '=', 'video').as('films'),
      eb.selectFrom('music').select(eb.fn.countAll<number>().as('songs')).as('songs'),
    ])
    .executeTakeFirstOrThrow()
  const now = clock()
  const lastBackupAt = await readLastBackupAt(db, now)
  return {
    photographs: Number(counts.photographs),
    films: Number(counts.films),
    songs: Number(counts.songs),
    checkedAt: toIso(await findOldestCheck(db, now)),
    faultCount: await countFaults(db),
    faults: await describeFaults(db, texts.faults),
    lastCopyAt: toIso(lastBackupAt),
    copyOverdue: isOverdue(config.backup, lastBackupAt, now),
    canBackUp: config.backup !== null,
  }
}

const toIso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

/**
 * Finds the original whose last check is the longest ago, and returns the time of that check. An upload counts as a check.
 * Returns null if there are no files, or if even this time is in the future because the clock was wrong.
 */
async function findOldestCheck(db: SafekeepingContext['db'], now: number): Promise<number | null> {
  const findOldest = (table: 'media' | 'music') =>
    db
      .selectFrom(table)
      .leftJoin('file_checks', 'file_checks.subject', folderColumns[table])
      .select(sql<number | null>`min(coalesce(checked_at, uploaded_at))`.as('at'))
      .executeTakeFirst()
  const times = [await findOldest('media'), await findOldest('music')].flatMap((row) =>
    row?.at == null ? [] : [Number(row.at)],
  )
  const earliestTime = Math.min(...times)
  return earliestTime <= now ? earliestTime : null
}

async function countFaults(db: SafekeepingContext['db']): Promise<number> {
  const { count } = await selectFaults(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function describeFaults(db: SafekeepingContext['db'], texts: ServerTexts['faults']): Promise<string[]> {
  const rows = await selectFaults(db)
    .select(['subject', 'fault'])
    .select(sql<string | null>`coalesce(media.original_name, music.original_name)`.as('name'))
    .select(sql<string | null>`coalesce(media.title, music.title)`.as('title'))
    .orderBy('subject')
    .limit(MAX_FAULTS)
    .execute()
  return rows.map(({ subject, fault, title, name }) =>
    describeFault(
      {
        fault: fault as Fault,
        ...(name === null
          ? { key: subject }
          : { key: makeOriginalKey({ folder: subject }), title: title ?? name, originalName: name }),
      },
      texts,
    ),
  )
}

/** Selects the faults of items that exist, and of files that belong to no item. */
const selectFaults = (db: SafekeepingContext['db']) =>
  db
    .selectFrom('file_checks')
    .leftJoin('media', folderColumns.media, 'subject')
    .leftJoin('music', folderColumns.music, 'subject')
    .where('fault', 'is not', null)
    .where((eb) =>
      eb.or([eb('fault', '=', 'unknown'), eb('media.id', 'is not', null), eb('music.id', 'is not', null)]),
    )
