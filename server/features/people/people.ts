import type { Person } from '../../../contract/media/people.ts'
import { toNameKey } from '../../../domain/foldConfusables.ts'
import { isSameName } from '../../../domain/person/names.ts'
import { fail } from '../../base/errors/fail.ts'
import { sortByName } from '../../base/sortByName.ts'
import type { InputOf } from '../../http/routes/feature.ts'
import { findDeletedRows } from '../../memorial/deleted/deletedItems.ts'
import { recordChange } from '../../memorial/journal.ts'
import type { Context } from '../../platform/context.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import { describeItems } from '../media/describeItems.ts'
import { findListedMedia } from '../media/findListedMedia.ts'
import { nameItems } from '../media/people/namePeople.ts'
import { readPeople } from '../media/people/readPeople.ts'
import { setHidden, setPeople } from '../media/people/setPeople.ts'
import type { StoredPerson } from '../media/rows/people.ts'

export async function listPeople({ db }: Context, { caller }: InputOf<'GET /api/people'>) {
  const people = (await selectPeople(db).execute()).map(presentPerson)
  const named = people.filter(({ photographs, hidden }) => photographs > 0 || hidden)
  return sortByName(named, caller.familyTexts.language, ({ name }) => name)
}

export async function namePeople(context: Context, { caller, body }: InputOf<'POST /api/media/people'>) {
  const rows = await change(context, ['media'], async (tx) => {
    const rows = await findListedMedia(tx, body.ids, { orWaiting: true })
    await nameItems(context, tx, rows, body)
    return rows
  })
  return { media: await describeItems(context, rows, caller) }
}

/**
 * Renaming and hiding somebody changes no photograph, so the history of photographs has neither. A person of the new name whom no
 * photograph has any more takes over the photographs, and stays hidden. Each name that the search treats as the same is hidden, too.
 */
export const editPerson = (context: Context, { params, body }: InputOf<'PUT /api/people/:id'>) =>
  change(context, ['media'], async (tx) => {
    const person = await findPerson(tx, params.id)
    const name = body.name ?? person.name
    const name_key = toNameKey(name)
    const namesake = await selectPeople(tx)
      .where('name_key', '=', name_key)
      .where('people.id', '!=', person.id)
      .executeTakeFirst()
    if (Number(namesake?.photographs) > 0) throw fail('person_exists')
    const hiddenNames = await tx.selectFrom('people').select('name').where('hidden', '=', 1).execute()
    const hidden = body.hidden ?? (person.hidden || hiddenNames.some((each) => isSameName(each.name, name)))
    const id = namesake?.id ?? person.id
    await tx.updateTable('media_people').set({ person_id: id }).where('person_id', '=', person.id).execute()
    await tx.updateTable('people').set({ name, name_key }).where('id', '=', id).execute()
    await setHidden(tx, name, hidden)
    const fieldsBefore = { name: person.name, visible: !person.hidden }
    await recordChange(tx, { id, title: person.name }, fieldsBefore, { name, visible: !hidden })
    return findPerson(tx, id)
  })

/**
 * The history of each photograph has the names before, so that it can be put back on this photograph. The other name stays stored
 * without photographs, as hidden as the common one.
 */
export const mergePeople = (context: Context, { params, body }: InputOf<'POST /api/people/:id/merge'>) =>
  change(context, ['media'], async (tx) => {
    const from = await findPerson(tx, params.id)
    const into = await findPerson(tx, body.into)
    const rows = await tx
      .selectFrom('media')
      .innerJoin('media_people', 'media_people.media_id', 'media.id')
      .selectAll('media')
      .where('person_id', '=', from.id)
      .execute()
    const peopleByItem = await readPeople(tx, rows)
    for (const row of rows) {
      const before = peopleByItem.get(row.id) ?? []
      const people = { before, after: replacePerson(before, from, into) }
      await setPeople(context, tx, row, people, { isInJournal: false })
    }
    if (from.hidden || into.hidden) for (const { name } of [from, into]) await setHidden(tx, name, true)
    await recordChange(tx, { id: from.id, title: from.name }, { name: from.name }, { name: into.name })
    return findPerson(tx, into.id)
  })

/** Removes the names that no photograph has and nobody has hidden. What is deleted can be put back with its names. */
export const forgetPeople = (context: Context) =>
  change(context, ['sent'], async (tx) => {
    const deleted = await findDeletedRows(tx, 'media_people')
    await tx
      .deleteFrom('people')
      .where('hidden', '=', 0)
      .where('id', 'not in', ['', ...deleted.map(({ person_id }) => person_id)])
      .where('id', 'not in', tx.selectFrom('media_people').select('person_id'))
      .execute()
  })

/** Makes one person of two. If both are in a photograph, one place stays, and the name waits if both wait. */
function replacePerson(people: readonly StoredPerson[], from: Person, { id, name }: Person): StoredPerson[] {
  const after = new Map<string, StoredPerson>()
  for (const each of people) {
    const person = each.id === from.id ? { ...each, id, name } : each
    const known = after.get(person.id)
    const waiting = (known?.waiting ?? true) && person.waiting
    after.set(person.id, { ...person, area: known?.area ?? person.area, waiting })
  }
  return [...after.values()]
}

async function findPerson(tx: Tx, id: string): Promise<Person> {
  const row = await selectPeople(tx).where('people.id', '=', id).executeTakeFirst()
  if (!row) throw fail('not_found')
  return presentPerson(row)
}

const selectPeople = (db: Context['db']) =>
  db
    .selectFrom('people')
    .leftJoin('media_people', 'person_id', 'people.id')
    .select(({ fn }) => [
      'people.id',
      'name',
      'hidden',
      fn.count<number>('media_id').as('photographs'),
      fn.sum<number | null>('waiting').as('waiting'),
    ])
    .groupBy('people.id')

const presentPerson = (
  row: Omit<Person, 'hidden' | 'waiting'> & { hidden: 0 | 1; waiting: number | null },
): Person => ({
  ...row,
  hidden: row.hidden === 1,
  photographs: Number(row.photographs),
  waiting: Number(row.waiting),
})
