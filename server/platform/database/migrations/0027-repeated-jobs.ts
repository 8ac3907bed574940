import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Deletes the rows of repeated jobs, which had one for each time; each now has a single row, added at the next start. */
export const repeatedJobs: Migration = {
  async up(untyped) {
    const db = untyped as Kysely<{ jobs: { kind: string } }>
    await db.deleteFrom('jobs').where('kind', 'in', repeated).execute()
  },
}

const repeated = [
  'clear-leftovers',
  'verify-files',
  'save-backup',
  'renew-certificate',
  'mail-safekeeping',
  'mail-digest',
]
