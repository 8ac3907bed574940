import type { Kysely } from 'kysely'
import type { Tables } from '../../server/platform/database/tables.ts'

/** Adds what a check of the database finds. */
type AddFault = (db: Kysely<Tables>) => Promise<unknown>

export const addLostOriginal: AddFault = (db) =>
  db.insertInto('file_checks').values({ subject: 'photo', checked_at: 0, fault: 'missing' }).execute()

export const addFailedJob: AddFault = (db) => {
  const job = { id: 'j', kind: 'derive', subject: '', due_at: 0, lease_until: 0 }
  return db
    .insertInto('jobs')
    .values({ ...job, tries: 99, last_error: 'no room' })
    .execute()
}

export const addUnknownZone: AddFault = (db) =>
  db.insertInto('settings').values({ id: 'z', name: 'timezone', value: 'Mars/Base' }).execute()
