import { MAX_PEOPLE } from '../../../../contract/media/people.ts'
import { toNameKey } from '../../../../domain/foldConfusables.ts'
import { failInvalid } from '../../../base/errors/fail.ts'
import { newId } from '../../../base/ids/newId.ts'
import { recordChange } from '../../../memorial/journal.ts'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/change.ts'
import { type Edit, insertEdit } from '../edits/editText.ts'
import { parsePeople, serializePeople, type StoredPerson } from '../rows/people.ts'
import type { MediaRow } from '../rows/present.ts'
import { readPeople } from './readPeople.ts'

interface Options extends Pick<Edit, 'id'> {
  isInJournal?: boolean
}

/** Replaces the people in an item, and records those before. Returns whether this changes anything. */
export async function setPeople(
  context: Context,
  tx: Tx,
  row: MediaRow,
  { before, after }: { before: readonly StoredPerson[]; after: readonly StoredPerson[] },
  { id, isInJournal = true }: Options = {},
): Promise<boolean> {
  const people = { before: serializePeople(before), after: serializePeople(after) }
  if (people.before === people.after) return false
  if (after.length > MAX_PEOPLE)
    throw failInvalid([{ path: 'add', message: ({ fields }) => fields.tooManyNames(MAX_PEOPLE) }])
  await tx.deleteFrom('media_people').where('media_id', '=', row.id).execute()
  await insertPeople(tx, row.id, after)
  await insertEdit(context, tx, row, { id, people, visitor: null })
  if (isInJournal) await recordChange(tx, row, toJournalFields(before), toJournalFields(after))
  return true
}

/** Restores the people of the history. Somebody who was renamed since keeps the new name. */
export async function restorePeople(context: Context, tx: Tx, row: MediaRow, storedText: string | null) {
  const people = await tx.selectFrom('people').select(['id', 'name']).execute()
  const byId = new Map(people.map((person) => [person.id, person]))
  const after = parsePeople(storedText).flatMap(({ id, area }) => {
    const person = byId.get(id)
    return person ? { ...person, area } : []
  })
  const before = (await readPeople(tx, [row])).get(row.id) ?? []
  await setPeople(context, tx, row, { before, after })
}

/** Adds people of different names to a new item, which has no history yet. The places are those in the upright photograph. */
export const addPeople = async (tx: Tx, mediaId: string, people: readonly Omit<StoredPerson, 'id'>[]) =>
  insertPeople(tx, mediaId, await findPeople(tx, people))

/** Finds the people with these names, and adds those whom nobody has named yet. The first spelling of a name stays. */
export async function findPeople<Named extends { name: string }>(
  tx: Tx,
  named: readonly Named[],
): Promise<(Named & { id: string })[]> {
  if (named.length === 0) return []
  const rows = named
    .map(({ name }) => ({ id: newId(), name, name_key: toNameKey(name), hidden: 0 as const }))
    // in different orders, two transactions would wait for each other
    .sort((a, b) => (a.name_key < b.name_key ? -1 : 1))
  await tx
    .insertInto('people')
    .values(rows)
    .onConflict((oc) => oc.column('name_key').doNothing())
    .execute()
  const keys = rows.map(({ name_key }) => name_key)
  const found = await tx.selectFrom('people').selectAll().where('name_key', 'in', keys).execute()
  const byKey = new Map(found.map(({ name_key, id, name }) => [name_key, { id, name }]))
  return named.flatMap((each) => {
    const person = byKey.get(toNameKey(each.name))
    return person ? { ...each, ...person } : []
  })
}

/** Returns the names in a form that people can read. */
const toJournalFields = (people: readonly StoredPerson[]) => ({
  people: people.map(({ name }) => name).join(', '),
})

async function insertPeople(tx: Tx, media_id: string, people: readonly StoredPerson[]) {
  const rows = people.map(({ id, area }, position) => ({
    media_id,
    person_id: id,
    area: area && JSON.stringify(area),
    position,
  }))
  if (rows.length > 0) await tx.insertInto('media_people').values(rows).execute()
}
