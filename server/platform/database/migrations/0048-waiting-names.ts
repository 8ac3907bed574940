import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { listNameSpellings } from '../../../../domain/person/names.ts'
import { addColumns, type Engine } from '../columns.ts'

/**
 * Names that came with a file wait until a keeper shows them, also those that an earlier version showed at once and no keeper has touched
 * since. A name that the search finds as the same as a hidden one is hidden, too.
 */
export const waitingNames = (engine: Engine): Migration => ({
  async up(db: Kysely<{ people: { id: string; name: string; hidden: 0 | 1 } }>) {
    await addColumns(engine, { media_people: { waiting: 'flag' } }).up(db)
    await sql`
      update media_people set waiting = 1
      where not exists (
        select 1 from journal
        where subject_id = media_people.person_id and endpoint in ('editPerson', 'mergePeople')
      ) and not exists (
        select 1 from media_edits
        where media_edits.media_id = media_people.media_id
        and (people_before like '%"' || person_id || '"%' or people_after like '%"' || person_id || '"%')
      )`.execute(db)
    const people = await db.selectFrom('people').selectAll().execute()
    const hidden = people.filter((person) => person.hidden === 1)
    const spellings = new Set(hidden.flatMap(({ name }) => listNameSpellings(name)))
    for (const { id, name } of people)
      if (listNameSpellings(name).some((spelling) => spellings.has(spelling)))
        await db.updateTable('people').set({ hidden: 1 }).where('id', '=', id).execute()
  },
})
