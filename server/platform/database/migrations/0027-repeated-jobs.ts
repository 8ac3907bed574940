import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Until now a job that came again and again had a row for each time; now it has one, which the next start adds. */
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
