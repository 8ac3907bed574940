import type { Selectable } from 'kysely'
import type { JournalEntry } from '../../contract/people/journal.ts'
import type { Context } from '../platform/context.ts'
import type { Tables } from '../platform/database/tables.ts'

const PAGE_SIZE = 25

/** Reads a page of entries, newest first. `page` contains the time and the id of the last entry on the previous page. */
export async function readJournal({ db }: Pick<Context, 'db'>, page?: string) {
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
    entries: pageRows.map(presentEntry),
    nextPage: lastRow ? `${lastRow.recorded_at} ${lastRow.id}` : null,
  }
}

const presentEntry = (row: Selectable<Tables['journal']>): JournalEntry => ({
  id: row.id,
  recordedAt: new Date(row.recorded_at).toISOString(),
  keeper: row.keeper,
  endpoint: row.endpoint,
  title: row.subject_title,
  before: parseFields(row.fields_before),
  after: parseFields(row.fields_after),
})

/** Replaces each list of changed items, which may be long, with the number of these items. */
function parseFields(json: string | null): JournalEntry['before'] {
  if (json === null) return null
  const fields = JSON.parse(json) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      itemLists.has(name) ? Object.keys(value as object).length : value,
    ]),
  )
}

const itemLists: ReadonlySet<string> = new Set(['order', 'putIntoSlideshow', 'leftOutOfSlideshow'])
