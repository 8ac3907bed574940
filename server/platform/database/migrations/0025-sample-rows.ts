import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

interface Tables {
  settings: { name: string; value: string }
  obituary: { id: string; content: string }
}

/**
 * Removes rows that contain the text of the built-in sample. An early version of the settings form saved all fields, including
 * those that still held the sample's text. Until now, a saved text that equals the sample's counted as the sample. From now on,
 * every saved text counts as the family's own, so these rows are removed. No page changes.
 */
export const sampleRows: Migration = {
  async up(untypedDb) {
    const db = untypedDb as Kysely<Tables>
    for (const [name, value] of Object.entries(sampleTexts))
      await db.deleteFrom('settings').where('name', '=', name).where('value', '=', value).execute()
    const obituary = await db.selectFrom('obituary').selectAll().executeTakeFirst()
    if (obituary && createHash('sha256').update(obituary.content).digest('base64url') === OBITUARY_HASH)
      await db.deleteFrom('obituary').execute()
  },
}

const sampleTexts = {
  name: 'Walter Arne Lindholm',
  birthDate: 'May 12, 1948',
  deathDate: 'February 9, 2025',
  tribute:
    'He built bridges, kept bees, and always had time. Whoever sat down beside him got up a little lighter.',
  donationText:
    'Walter had a long life and wished the same for every child. Should you want to give something in his memory, the family asks that it go to St. Jude Children’s Research Hospital.',
}
/** The SHA-256 of the sample's obituary. The text itself would be too long here, because it has seven paragraphs. */
const OBITUARY_HASH = 'iqPG7tOIEkXO99va80tznnKI_pXSsdi5D1nzxKPzP4M'
