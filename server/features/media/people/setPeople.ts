import { MAX_PEOPLE } from '../../../../contract/media/people.ts'
import { toNameKey } from '../../../../domain/foldConfusables.ts'
import { isNearName, isSameName, listNameSpellings } from '../../../../domain/person/names.ts'
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

/** Restores the people of the history, whose names wait if they waited. Somebody who was renamed since keeps the new name. */
export async function restorePeople(context: Context, tx: Tx, row: MediaRow, storedText: string | null) {
  const people = await tx.selectFrom('people').select(['id', 'name']).execute()
  const byId = new Map(people.map((person) => [person.id, person]))
  // a name that no photograph had may have been removed since
  const after = await findPeople(
    tx,
    parsePeople(storedText).map((person) => ({ ...person, ...byId.get(person.id) })),
  )
  const before = (await readPeople(tx, [row])).get(row.id) ?? []
  await setPeople(context, tx, row, { before, after })
}

/**
 * Adds the people whom a file names to a new item, which has no history yet: their names wait until a keeper shows them. The places are
 * those in the upright photograph.
 */
export async function addPeople(tx: Tx, mediaId: string, people: readonly Omit<StoredPerson, 'id'>[]) {
  const found = await findPeople(tx, people)
  const waiting = found.map((person) => ({ ...person, waiting: true }))
  await insertPeople(tx, mediaId, waiting)
}

/**
 * Shows the names that wait in items, or lets all names wait again. A name that is hidden, or nearly a hidden one, goes on waiting: somebody
 * has to decide about it alone.
 */
export async function setWaiting(tx: Tx, mediaIds: readonly string[], waiting: boolean) {
  const people = await tx.selectFrom('people').selectAll().execute()
  const hidden = people.filter((person) => person.hidden === 1)
  const undecided = people.filter((each) =>
    hidden.some(({ name }) => each.hidden || isNearName(each.name, name)),
  )
  await tx
    .updateTable('media_people')
    .set({ waiting: waiting ? 1 : 0 })
    .where('media_id', 'in', mediaIds)
    .where('person_id', 'not in', ['', ...undecided.map(({ id }) => id)])
    .execute()
}

/** Hides a name, and each that the search treats as the same, or shows them. */
export async function setHidden(tx: Tx, name: string, hidden: boolean) {
  const people = await tx.selectFrom('people').selectAll().execute()
  const ids = people
    .filter((person) => person.name === name || isSameName(person.name, name))
    .map(({ id }) => id)
  await tx
    .updateTable('people')
    .set({ hidden: hidden ? 1 : 0 })
    .where('id', 'in', ['', ...ids])
    .execute()
}

/**
 * Finds the people with these names, and adds those whom nobody has named yet. The first spelling of a name stays. A name that the search
 * finds as the same as a hidden one is the hidden one.
 */
export async function findPeople<Named extends { name: string }>(
  tx: Tx,
  named: readonly Named[],
): Promise<(Named & { id: string })[]> {
  if (named.length === 0) return []
  const hidden = await tx.selectFrom('people').selectAll().where('hidden', '=', 1).execute()
  const hiddenKeys = new Map(
    hidden.flatMap(({ name, name_key: key }) => [key, ...listNameSpellings(name)].map((each) => [each, key])),
  )
  const findKey = (name: string) => {
    const key = toNameKey(name)
    return [key, ...listNameSpellings(name)].flatMap((each) => hiddenKeys.get(each) ?? [])[0] ?? key
  }
  const rows = named
    .map(({ name }) => ({ id: newId(), name, name_key: findKey(name), hidden: 0 as const }))
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
    const person = byKey.get(findKey(each.name))
    return person ? { ...each, ...person } : []
  })
}

/** Returns the names in a form that people can read; those that wait are in parentheses. */
const toJournalFields = (people: readonly StoredPerson[]) => ({
  people: people.map(({ name, waiting }) => (waiting ? `(${name})` : name)).join(', '),
})

async function insertPeople(tx: Tx, media_id: string, people: readonly StoredPerson[]) {
  // two spellings of a hidden name are one person
  const different = new Map(people.map((person) => [person.id, person]))
  const rows = [...different.values()].map(({ id, area, waiting }, position) => ({
    media_id,
    person_id: id,
    area: area && JSON.stringify(area),
    position,
    waiting: waiting ? (1 as const) : (0 as const),
  }))
  if (rows.length > 0) await tx.insertInto('media_people').values(rows).execute()
}
