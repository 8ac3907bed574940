import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Deletes the rows of repeated jobs. They had one row for each run; now each job has a single row, which the next start adds. */
export const repeatedJobs: Migration = {
  async up(untypedDb) {
    const db = untypedDb as Kysely<{ jobs: { kind: string } }>
    await db.deleteFrom('jobs').where('kind', 'in', repeatedKinds).execute()
  },
}

const repeatedKinds = [
  'clear-leftovers',
  'verify-files',
  'save-backup',
  'renew-certificate',
  'mail-safekeeping',
  'mail-digest',
]
