import type { Area } from '../../../../contract/media/pictureShape.ts'
import { toNameKey } from '../../../../domain/foldConfusables.ts'
import { toShownArea, toStoredArea } from '../../../../domain/pictures/areas.ts'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/change.ts'
import type { Edit } from '../edits/editText.ts'
import { type StoredPerson, toPicture } from '../rows/people.ts'
import type { MediaRow } from '../rows/present.ts'
import { readPeople } from './readPeople.ts'
import { findPeople, setHidden, setPeople } from './setPeople.ts'

interface PeopleChange {
  /** `area` is a place in the picture as it is shown; null removes the place, and an absent one leaves it as it is */
  add?: readonly {
    name: string
    area?: Area | null | undefined
    waiting?: boolean | undefined
    hidden?: boolean | undefined
  }[]
  remove?: readonly string[]
  /** the ids of people whose names no longer wait where they wait */
  show?: readonly string[]
}

/**
 * Says who is in items, and who is not. Each item that this changes gets an entry in its history; with `id`, the entry of the only
 * item has this id. Returns the ids of the items that this changes.
 */
export async function nameItems(
  context: Context,
  tx: Tx,
  rows: readonly MediaRow[],
  { add = [], remove = [], show = [] }: PeopleChange,
  { id }: Pick<Edit, 'id'> = {},
): Promise<string[]> {
  const added = await findPeople(tx, add)
  for (const { name, hidden } of added) if (hidden) await setHidden(tx, name, true)
  const shown = new Set(show)
  const removedKeys = new Set(remove.map(toNameKey))
  const peopleByItem = await readPeople(tx, rows)
  const changedIds: string[] = []
  for (const row of rows) {
    const before = peopleByItem.get(row.id) ?? []
    const after = new Map<string, StoredPerson>()
    for (const person of before)
      if (!removedKeys.has(toNameKey(person.name)))
        after.set(person.id, { ...person, waiting: person.waiting && !shown.has(person.id) })
    for (const { id, name, area, waiting } of added)
      after.set(id, { id, name, area: chooseArea(after.get(id)?.area ?? null, area, row), waiting })
    if (await setPeople(context, tx, row, { before, after: [...after.values()] }, { id }))
      changedIds.push(row.id)
  }
  return changedIds
}

/** A place that comes back as it is shown stays as it is stored, because rounding would move it a little. */
function chooseArea(stored: Area | null, sent: Area | null | undefined, row: MediaRow): Area | null {
  if (sent === undefined || sent === null) return sent === null ? null : stored
  const shown = stored && toShownArea(stored, toPicture(row))
  return JSON.stringify(sent) === JSON.stringify(shown) ? stored : toStoredArea(sent, toPicture(row))
}
