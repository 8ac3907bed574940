import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { normalizeLine, normalizeText } from '../../../../domain/normalizeText.ts'

/**
 * Normalizes the texts that people wrote, as every new text is normalized: line ends become `\n`, or a blank in texts of one line,
 * and NUL is removed.
 */
export const lineEnds: Migration = {
  async up(untypedDb) {
    const db = untypedDb as Kysely<Record<string, Row>>
    for (const [table, columns] of Object.entries(textColumns))
      await updateRows(db, table, columns, (row) =>
        Object.fromEntries(columns.map((name) => [name, normalizeValue(name, row[name])])),
      )
    await updateRows(db, 'settings', ['name', 'value'], ({ name, value }) => ({
      value: normalizeValue(String(name), value),
    }))
    await updateRows(
      db,
      'journal',
      journalColumns,
      ({ keeper, subject_title, fields_before, fields_after }) => ({
        keeper: normalizeValue('keeper', keeper),
        subject_title: normalizeValue('subject_title', subject_title),
        fields_before: normalizeFields(fields_before),
        fields_after: normalizeFields(fields_after),
      }),
    )
    await updateUsernames(db)
  },
}

type Row = Record<string, string | null> & { id: string }

const textColumns = {
  access_keys: ['name'],
  deleted_items: ['title', 'deleted_by'],
  invitations: ['name'],
  media: ['title', 'description', 'memory_author'],
  media_edits: ['title_before', 'description_before', 'title_after', 'description_after'],
  memories: ['name', 'content', 'answer', 'answered_by', 'slideshow_sentence'],
  music: ['title', 'artist', 'tag_title'],
  obituary: ['content'],
  services: ['title', 'date', 'time', 'location', 'description'],
}
const journalColumns = ['keeper', 'subject_title', 'fields_before', 'fields_after']

/** The names of columns, settings and fields in the journal that have texts of several lines. All others have one line. */
const multilineNames = new Set([
  'answer',
  'content',
  'description',
  'description_after',
  'description_before',
  'donationText',
  'programme',
  'slideshow_sentence',
  'slideshowSentence',
  'tribute',
])

const normalizeValue = (name: string, value: string | null | undefined) =>
  value && (multilineNames.has(name) ? normalizeText(value) : normalizeLine(value))

/** Normalizes the texts of the fields that the journal holds as JSON. */
function normalizeFields(json: string | null | undefined) {
  if (!json) return json
  const normalize = (name: string, value: unknown) =>
    typeof value === 'string' ? normalizeValue(name, value) : value
  return JSON.stringify(JSON.parse(json, normalize))
}

/** The number of rows that are in memory at the same time. An obituary can have 100,000 characters. */
const PAGE_SIZE = 100

/** Reads the columns of all rows, and writes the ones that `normalize` has changed. */
async function updateRows(
  db: Kysely<Record<string, Row>>,
  table: string,
  columns: readonly string[],
  normalize: (row: Row) => Record<string, string | null | undefined>,
) {
  const readPage = (lastId: string) =>
    db
      .selectFrom(table)
      .select(['id', ...columns])
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute() as Promise<Row[]>
  for (let page = await readPage(''); page.length > 0; page = await readPage(page.at(-1)?.id ?? ''))
    for (const row of page) {
      const changed = Object.entries(normalize(row)).filter(([name, value]) => value !== row[name])
      if (changed.length > 0)
        await db.updateTable(table).set(Object.fromEntries(changed)).where('id', '=', row.id).execute()
    }
}

/** Normalizes the names of keepers, which are unique. A name that another keeper has already stays as it is. */
async function updateUsernames(db: Kysely<Record<string, Row>>) {
  const rows = (await db.selectFrom('users').select(['id', 'username']).orderBy('id').execute()) as Row[]
  const takenNames = new Set(rows.map(({ username }) => username))
  for (const { id, username } of rows) {
    const name = normalizeValue('username', username)
    if (!name || takenNames.has(name)) continue
    await db.updateTable('users').set({ username: name }).where('id', '=', id).execute()
    takenNames.add(name)
  }
}
