import type { Kysely } from 'kysely'
import type { Tx } from '../../platform/database/change.ts'
import type { Tables } from '../../platform/database/tables.ts'
import * as jobRows from '../../platform/jobs/jobRows.ts'
import type { JobKind } from './kinds.ts'

/** Adds a job of one of the memorial's kinds, as `insertJob` of server/platform/jobs does. It is due within 32 days. */
export const schedule: (tx: Tx, kind: JobKind, subject: string, dueAt: number) => Promise<void> =
  jobRows.insertJob

/** The kinds whose jobs somebody can cancel until they have started. */
const cancelableKinds = ['remove-private'] as const satisfies JobKind[]

/** Returns false if there is no such job, or if it has already started. */
export const cancelJob: (
  tx: Tx,
  kind: (typeof cancelableKinds)[number],
  subject: string,
) => Promise<boolean> = jobRows.cancelJob

export const readJobSubjects: (db: Kysely<Tables>, kind: JobKind) => Promise<ReadonlySet<string>> =
  jobRows.readJobSubjects

/** Resets the jobs for a process that is the only one to use the database. */
export const takeOverJobs = (db: Kysely<Tables>): Promise<void> => jobRows.takeOverJobs(db, cancelableKinds)
