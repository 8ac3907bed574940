import type { Area } from '../../../../contract/media/pictureShape.ts'
import { MAX_PEOPLE } from '../../../../contract/media/people.ts'
import { fail } from '../../../base/errors/fail.ts'
import { newId } from '../../../base/ids/newId.ts'
import { recordChange } from '../../../memorial/journal.ts'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/change.ts'
import { toUsernameKey } from '../../auth/usernames.ts'
import { type Edit, insertEdit } from '../edits/editText.ts'
import { listNames, parsePeople, serializePeople, type StoredPerson } from '../rows/people.ts'
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
  if (after.length > MAX_PEOPLE) throw fail('invalid')
  await tx.deleteFrom('media_people').where('media_id', '=', row.id).execute()
  await insertPeople(tx, row.id, after)
  await insertEdit(context, tx, row, { id, people, visitor: null })
  if (isInJournal) await recordChange(tx, row, { people: listNames(before) }, { people: listNames(after) })
  return true
}

/** Restores the people of the history. Somebody who was renamed since keeps the new name. */
export async function restorePeople(context: Context, tx: Tx, row: MediaRow, storedText: string | null) {
  const stored = parsePeople(storedText)
  const ids = stored.map(({ id }) => id)
  const found = await tx.selectFrom('people').select(['id', 'name']).where('id', 'in', ids).execute()
  const names = new Map(found.map(({ id, name }) => [id, name]))
  const after = stored.flatMap(({ id, area }) => {
    const name = names.get(id)
    return name === undefined ? [] : { id, name, area }
  })
  const before = (await readPeople(tx, [row])).get(row.id) ?? []
  await setPeople(context, tx, row, { before, after })
}

/**
 * Adds people to a new item, which has no history yet. The places are those in the upright photograph. The names have passed
 * `personName` of contract/media/people.ts.
 */
export async function addPeople(
  tx: Tx,
  mediaId: string,
  people: readonly { name: string; area: Area | null }[],
): Promise<void> {
  const found = await findPeople(tx, people)
  const places = new Map<string, StoredPerson>()
  for (const [index, person] of found.entries())
    if (!places.has(person.id)) places.set(person.id, { ...person, area: people[index]?.area ?? null })
  await insertPeople(tx, mediaId, [...places.values()].slice(0, MAX_PEOPLE))
}

/**
 * Finds the people with these names, in the order of the names. Adds those whom nobody has named yet. A name that differs only in case,
 * blanks or what keyboards add is that of the same person.
 */
export async function findPeople(
  tx: Tx,
  named: readonly { name: string }[],
): Promise<{ id: string; name: string }[]> {
  if (named.length === 0) return []
  const rows = named.map(({ name }) => ({
    id: newId(),
    name,
    name_key: toPersonKey(name),
    hidden: 0 as const,
  }))
  const keys = rows.map(({ name_key }) => name_key)
  await tx
    .insertInto('people')
    .values(rows)
    .onConflict((oc) => oc.column('name_key').doNothing())
    .execute()
  const found = await tx
    .selectFrom('people')
    .select(['id', 'name', 'name_key'])
    .where('name_key', 'in', keys)
    .execute()
  const byKey = new Map(found.map(({ name_key, ...person }) => [name_key, person]))
  return keys.flatMap((key) => byKey.get(key) ?? [])
}

/** Returns the same key for the names of one person. */
export const toPersonKey = toUsernameKey

async function insertPeople(tx: Tx, media_id: string, people: readonly StoredPerson[]) {
  const rows = people.map(({ id, area }, position) => ({
    media_id,
    person_id: id,
    area: area && JSON.stringify(area),
    position,
  }))
  if (rows.length > 0) await tx.insertInto('media_people').values(rows).execute()
}
