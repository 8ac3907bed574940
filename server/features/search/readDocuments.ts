import { memoryTextNames } from '../../../contract/memorial/memoryText.ts'
import type { Edtf } from '../../../domain/calendar/edtf.ts'
import { formatDateOnly } from '../../../domain/calendar/formatDates.ts'
import { languages } from '../../../domain/language.ts'
import { anyPerson } from '../../../domain/person/person.ts'
import { inLanguage } from '../../../languages/inLanguage.ts'
import { onceEach } from '../../base/concurrency/onceEach.ts'
import { openTurns } from '../../base/concurrency/openTurns.ts'
import { rowsInOrder } from '../../memorial/rowsInOrder.ts'
import { chooseStyleFor, readStoredSettings, type StoredSettings } from '../../memorial/storedSettings.ts'
import type { Context } from '../../platform/context.ts'
import type { SearchDocument } from '../../platform/search/searchIndex.ts'
import { readDoubtfulDates } from '../media/describeItems.ts'
import { readInPortions } from '../memories/readInPortions.ts'

/**
 * Reads the text of each item of the gallery and of each memory. Who may see an item or a memory is not decided here, but which words of
 * it visitors see.
 */
export async function readDocuments({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<SearchDocument[]> {
  const memories = await readInPortions(rowsInOrder.memories(db))
  const names = Map.groupBy(await readNames(db), ({ mediaId }) => mediaId)
  const isDoubtful = await readDoubtfulDates(db, clock())
  const writeDates = onceEach(makeDateWriter(await readStoredSettings(db)))
  const items = await db
    .selectFrom('media')
    .select(['id', 'title', 'description', 'memory_author', 'taken_at', 'original_name'])
    .where('listed', '=', 1)
    .execute()
  const takeTurns = openTurns()
  const documents = memories.map((row) => ({
    id: row.id,
    visible: join([...memoryTextNames.map((name) => row[name]), row.answer, row.answered_by]),
    hidden: '',
  }))
  for (const item of items) {
    const date = item.taken_at && !isDoubtful(item) ? writeDates(item.taken_at) : null
    const pick = (isHidden: boolean) =>
      (names.get(item.id) ?? []).filter((each) => each.isHidden === isHidden).map(({ name }) => name)
    documents.push({
      id: item.id,
      visible: join([item.title, item.description, item.memory_author, date, ...pick(false)]),
      hidden: join(pick(true)),
    })
    await takeTurns()
  }
  return documents
}

const join = (texts: readonly (string | null)[]) => texts.filter(Boolean).join('\n')

async function readNames(db: Context['db']) {
  const rows = await db
    .selectFrom('media_people')
    .innerJoin('people', 'people.id', 'media_people.person_id')
    .select(['media_id', 'name', 'hidden', 'waiting'])
    .orderBy('media_id')
    .orderBy('position')
    .execute()
  return rows.map(({ media_id, name, hidden, waiting }) => ({
    mediaId: media_id,
    name,
    isHidden: hidden === 1 || waiting === 1,
  }))
}

/** Makes a function that writes a date as people read it in each language. */
const makeDateWriter = (settings: StoredSettings) => (date: Edtf) =>
  languages
    .map((language) =>
      formatDateOnly(date, inLanguage(language, anyPerson).dates, chooseStyleFor(language, settings)),
    )
    .join('\n')
