import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

interface Tables {
  settings: { name: string; value: string }
  journal: {
    id: string
    recorded_at: number
    endpoint: string
    fields_before: string | null
    fields_after: string | null
  }
  obituary: { id: string; content: string }
}

/**
 * Removes what the button 'Keep these words' stored of the sample's life where the stored text is not simply a sample's: dates,
 * and neutral obituaries with the sample's name, dates or words about the donation. The sample's other texts count as samples
 * wherever they are stored.
 */
export const confirmedSamples: Migration = {
  async up(untypedDb) {
    const db = untypedDb as Kysely<Tables>
    const dates = await listConfirmedDates(db)
    for (const name of dates) await db.deleteFrom('settings').where('name', '=', name).execute()
    for (const { id, content } of await db.selectFrom('obituary').selectAll().execute()) {
      const neutralContent = removeSample(content, dates)
      if (neutralContent === null) await db.deleteFrom('obituary').where('id', '=', id).execute()
      else await db.updateTable('obituary').set({ content: neutralContent }).where('id', '=', id).execute()
    }
  },
}

/**
 * Lists the stored dates that were confirmed, or typed under the sample's name. The journal of keepers' changes shows no earlier
 * value for a confirmed date. If the journal does not know (an archive has none), both dates together are the sample's, and a
 * single one may be the man's own.
 */
async function listConfirmedDates(db: Kysely<Tables>) {
  const rows = await db.selectFrom('settings').selectAll().execute()
  const names = rows.filter(({ name, value }) => sampleDates[name] === value).map(({ name }) => name)
  if (names.length === 0) return []
  const rowsOfJournal = await db
    .selectFrom('journal')
    .select(['fields_before', 'fields_after'])
    .where('endpoint', '=', 'saveSettings')
    .orderBy('recorded_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const entries = rowsOfJournal.map(({ fields_before, fields_after }) => ({
    before: parseFields(fields_before),
    after: parseFields(fields_after),
  }))
  return names.filter((name) => {
    const index = entries.findIndex(({ after }) => name in after)
    if (index === -1) return names.length === 2
    const earlierEntries = entries.slice(index)
    const nameThen = earlierEntries.find(({ after }) => 'name' in after)?.after.name
    return earlierEntries[0]?.before[name] === null || nameThen === SAMPLE_NAME
  })
}

const parseFields = (json: string | null) => JSON.parse(json ?? '{}') as Record<string, unknown>

/**
 * Returns a neutral obituary without the given dates and without the sample's words about the donation; null if it is about the
 * sample's man. Returns any other obituary as it is.
 */
function removeSample(content: string, confirmedDates: readonly string[]) {
  const [opening, name, dates = ''] = neutralOpening.exec(content) ?? []
  if (opening === undefined) return content
  if (name === SAMPLE_NAME) return null
  const isOwn = (date: string) => !confirmedDates.some((dateName) => sampleDates[dateName] === date)
  const ownDates = dates.split(' – ').filter(isOwn).join(' – ')
  const rest = content.slice(opening.length).replace(SAMPLE_DONATION, NEUTRAL_DONATION)
  return `${name}${ownDates && ` (${ownDates})`}${NEUTRAL_SENTENCE}${rest}`
}

const SAMPLE_NAME = 'Walter Arne Lindholm'
const sampleDates: Readonly<Record<string, string>> = {
  birthDate: 'May 12, 1948',
  deathDate: 'February 9, 2025',
}
const NEUTRAL_SENTENCE = ' is remembered here. His family is writing about his life.'
/** The name and, in parentheses, the dates at the beginning of a neutral obituary. */
const neutralOpening = /^(.*?)(?: \(([^()]*)\))? is remembered here\. His family is writing about his life\./
const NEUTRAL_DONATION =
  'Should you want to give something in his memory, the family asks that it go to St. Jude Children’s Research Hospital.'
const SAMPLE_DONATION = `Walter had a long life and wished the same for every child. ${NEUTRAL_DONATION}`
