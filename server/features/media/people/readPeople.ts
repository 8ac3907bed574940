import type { Kysely } from 'kysely'
import type { Area } from '../../../../contract/media/pictureShape.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { FoundPerson } from '../rows/people.ts'

/** The maximum number of items whose ids are sent with the query. For more items, all rows are read. */
export const MAX_IDS = 500

/** Maps the ids of items to the people in them, also hidden ones, in the order in which they were named. Makes one query. */
export async function readPeople(
  db: Kysely<Tables>,
  rows: readonly { id: string }[],
): Promise<Map<string, FoundPerson[]>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const foundRows = await db
    .selectFrom('media_people')
    .innerJoin('people', 'people.id', 'media_people.person_id')
    .select(['media_id', 'people.id', 'name', 'area', 'hidden', 'waiting'])
    .$if(ids.length <= MAX_IDS, (query) => query.where('media_id', 'in', ids))
    .orderBy('position')
    .execute()
  const byItem = Map.groupBy(foundRows, ({ media_id }) => media_id)
  return new Map(
    [...byItem].map(([mediaId, people]) => [
      mediaId,
      people.map(({ id, name, area, hidden, waiting }) => ({
        id,
        name,
        area: area === null ? null : (JSON.parse(area) as Area),
        isHidden: hidden === 1,
        waiting: waiting === 1,
      })),
    ]),
  )
}
