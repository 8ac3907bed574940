import type { Selectable } from 'kysely'
import type { JournalEntry } from '../../../contract/people/journal.ts'
import type { Context } from '../../platform/context.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { isEmail } from '../../memorial/journal.ts'
import type { InputOf } from '../../http/routes/feature.ts'

const PAGE_SIZE = 25

/** Reads a page of entries, newest first. `page` contains the time and the id of the last entry on the previous page. */
export async function readJournal({ db }: Context, { query: { page }, caller }: InputOf<'GET /api/journal'>) {
  let query = db.selectFrom('journal').selectAll()
  if (page) {
    const [time, id = ''] = page.split(' ')
    query = query.where((eb) =>
      eb(eb.refTuple('recorded_at', 'id'), '<', eb.tuple(Number.parseInt(time ?? '', 10) || 0, id)),
    )
  }
  const rows = await query
    .orderBy('recorded_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const pageRows = rows.slice(0, PAGE_SIZE)
  const lastRow = rows.length > PAGE_SIZE ? pageRows.at(-1) : undefined
  return {
    entries: pageRows.map((row) => presentEntry(row, caller.texts)),
    nextPage: lastRow ? `${lastRow.recorded_at} ${lastRow.id}` : null,
  }
}

const presentEntry = (row: Selectable<Tables['journal']>, texts: ServerTexts): JournalEntry => ({
  id: row.id,
  recordedAt: new Date(row.recorded_at).toISOString(),
  keeper: row.keeper,
  endpoint: row.endpoint,
  title: row.subject_title,
  before: parseFields(row.fields_before, texts),
  after: parseFields(row.fields_after, texts),
})

function parseFields(json: string | null, texts: ServerTexts): JournalEntry['before'] {
  if (json === null) return null
  const fields = Object.entries(JSON.parse(json) as Record<string, unknown>)
  return Object.fromEntries(fields.map(([name, value]) => [name, presentField(name, value, texts)]))
}

/**
 * Replaces a list of changed items, which may be long, with the number of these items. Says in the reader's language that there was an
 * email address, or our words about the donation.
 */
function presentField(name: string, value: unknown, { mail, settings }: ServerTexts): unknown {
  if (itemLists.has(name)) return Object.keys(value as object).length
  if (isEmail(name) && value) return mail.hiddenAddress
  return name === 'donationText' && value === true ? settings.donationText.neutral : value
}

const itemLists: ReadonlySet<string> = new Set([
  'order',
  'putIntoSlideshow',
  'leftOutOfSlideshow',
  'takenFromSent',
  'givenBackToSent',
  'putAside',
  'reopen',
])
