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
 * Reads the text of each item of the gallery and of each memory. A photograph has the text of the memories that it belongs to, or that were
 * told about it. Who may see an item or a memory is not decided here, but which words of it visitors see.
 */
export async function readDocuments({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<SearchDocument[]> {
  const memories = (await readInPortions(rowsInOrder.memories(db))).map((row) => ({
    id: row.id,
    isHidden: row.approved === 0,
    text: join([...memoryTextNames.map((name) => row[name]), row.answer, row.answered_by]),
  }))
  const memoriesById = new Map(memories.map((memory) => [memory.id, memory]))
  const attached = Map.groupBy(await rowsInOrder.attachedMedia(db).execute(), ({ media_id }) => media_id)
  const names = Map.groupBy(await readNames(db), ({ mediaId }) => mediaId)
  const isDoubtful = await readDoubtfulDates(db, clock())
  const writeDates = onceEach(makeDateWriter(await readStoredSettings(db)))
  const items = await db
    .selectFrom('media')
    .select(['id', 'title', 'description', 'memory_author', 'taken_at', 'original_name'])
    .where('listed', '=', 1)
    .execute()
  const takeTurns = openTurns()
  const documents = memories.map(({ id, text }) => ({ id, visible: text, hidden: '' }))
  for (const item of items) {
    const ofMemories = (attached.get(item.id) ?? []).flatMap(
      ({ memory_id }) => memoriesById.get(memory_id) ?? [],
    )
    const date = item.taken_at && !isDoubtful(item) ? writeDates(item.taken_at) : null
    const parts = [...(names.get(item.id) ?? []), ...ofMemories]
    const pick = (isHidden: boolean) =>
      parts.filter((part) => part.isHidden === isHidden).map(({ text }) => text)
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
    text: name,
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
