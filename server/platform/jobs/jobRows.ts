import type { Kysely } from 'kysely'
import type { Tx } from '../database/change.ts'
import type { Tables } from '../database/tables.ts'
import { newId } from '../../base/ids/newId.ts'

/** The subject of every repeated job, and of no other. Each repeated kind has a single row. */
export const NO_SUBJECT = ''

/**
 * Adds a job in the same transaction as the change that makes the job necessary. The job runs after the commit. A job that is
 * scheduled twice runs once, at the earlier time. A job that is scheduled while it is running runs once more, because it may have
 * read old data.
 */
export async function insertJob(tx: Tx, kind: string, subject: string, dueAt: number): Promise<void> {
  await tx
    .insertInto('jobs')
    .values(newRow(kind, subject, dueAt))
    .onConflict((oc) =>
      oc.columns(['kind', 'subject']).doUpdateSet((eb) => ({
        due_at: eb.case().when('jobs.due_at', '<', dueAt).then(eb.ref('jobs.due_at')).else(dueAt).end(),
        tries: 0,
        lease_until: 0,
      })),
    )
    .execute()
}

/** Returns false if there is no such job, or if it has already started. */
export async function cancelJob(tx: Tx, kind: string, subject: string): Promise<boolean> {
  const canceledJob = await tx
    .deleteFrom('jobs')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('tries', '=', 0)
    .returning('id')
    .executeTakeFirst()
  return canceledJob !== undefined
}

/** Reads the subjects of all jobs of a kind, due or not. */
export async function readJobSubjects(db: Kysely<Tables>, kind: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('jobs').select('subject').where('kind', '=', kind).execute()
  return new Set(rows.map(({ subject }) => subject))
}

/** Makes a repeated job due now. A run that another server has started continues. */
export async function repeatNow(db: Kysely<Tables>, kind: string, now: number): Promise<void> {
  await db
    .insertInto('jobs')
    .values(newRow(kind, NO_SUBJECT, now))
    .onConflict((oc) => oc.columns(['kind', 'subject']).doUpdateSet({ due_at: now }))
    .execute()
}

/**
 * Resets the jobs for a process that is the only one to use the database. Ends all leases, because the processes that held them
 * are dead. Makes jobs of the cancelable kinds due at once, because nobody can cancel them anymore. Deletes repeated jobs, because
 * each server adds the repeated jobs that it runs.
 */
export async function takeOverJobs(db: Kysely<Tables>, cancelableKinds: readonly string[]): Promise<void> {
  await db.deleteFrom('jobs').where('subject', '=', NO_SUBJECT).execute()
  await db.updateTable('jobs').set({ lease_until: 0 }).execute()
  await db.updateTable('jobs').set({ due_at: 0 }).where('kind', 'in', cancelableKinds).execute()
}

const newRow = (kind: string, subject: string, dueAt: number) => ({
  id: newId(),
  kind,
  subject,
  due_at: dueAt,
  tries: 0,
  lease_until: 0,
  last_error: null,
})
