import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

interface Tables {
  settings: { name: string; value: string }
  obituary: { id: string; content: string }
}

/**
 * Removes rows that hold the sample's words. An early form saved all of its fields, even untouched ones, and such words used to
 * count as the sample's wherever they were stored. Now every row is the family's; without these rows each page stays as it was.
 */
export const sampleRows: Migration = {
  async up(untyped) {
    const db = untyped as Kysely<Tables>
    for (const [name, value] of Object.entries(sample))
      await db.deleteFrom('settings').where('name', '=', name).where('value', '=', value).execute()
    const obituary = await db.selectFrom('obituary').selectAll().executeTakeFirst()
    if (obituary && createHash('sha256').update(obituary.content).digest('base64url') === OBITUARY)
      await db.deleteFrom('obituary').execute()
  },
}

const sample = {
  name: 'Walter Arne Lindholm',
  birthDate: 'May 12, 1948',
  deathDate: 'February 9, 2025',
  tribute:
    'He built bridges, kept bees, and always had time. Whoever sat down beside him got up a little lighter.',
  donationText:
    'Walter had a long life and wished the same for every child. Should you want to give something in his memory, the family asks that it go to St. Jude Children’s Research Hospital.',
}
/** Hash of the sample's obituary, which has seven paragraphs. */
const OBITUARY = 'iqPG7tOIEkXO99va80tznnKI_pXSsdi5D1nzxKPzP4M'
