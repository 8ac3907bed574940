import type { Media } from '../../../../../contract/media/media.ts'
import type { Person } from '../../../../../contract/media/people.ts'
import type { Area } from '../../../../../contract/media/pictureShape.ts'
import { foldConfusables } from '../../../../../domain/foldConfusables.ts'
import { isNearName } from '../../../../../domain/person/names.ts'
import type { CallInput } from '../../../../api/endpoints.ts'

export interface Named {
  name: string
  /** null for no place, and absent for the place that the name has in each of several items */
  area?: Area | null | undefined
  /** the number of items that have the name */
  count: number
  /** whether the name came with the file of an item alone, and visitors do not see it yet */
  waiting?: true | undefined
}

/** Lists the names in the items, and the places in an item alone. */
export function countNames(items: readonly Media[]): Named[] {
  const counts = new Map<string, Named>()
  for (const { people = [] } of items)
    for (const { name, area, waiting } of people) {
      const count = (counts.get(name)?.count ?? 0) + 1
      counts.set(name, { name, count, ...(items.length === 1 ? { area, waiting } : { area: undefined }) })
    }
  return [...counts.values()]
}

/** Finds somebody by a name, as the server does. */
export const findNamed = <P extends { name: string }>(people: readonly P[], name: string) =>
  people.find((person) => toKey(person.name) === toKey(name))

const toKey = (name: string) => foldConfusables(name).toLowerCase().toUpperCase()

/** Lists the people whose names wait in the items, with the ids of these items. */
export function groupWaiting(items: readonly Media[]) {
  const byId = new Map<string, { id: string; name: string; hidden: boolean; ids: string[] }>()
  for (const { id: itemId, people = [] } of items)
    for (const { id, name, hidden = false, waiting } of people)
      if (waiting) byId.set(id, { id, name, hidden, ids: [...(byId.get(id)?.ids ?? []), itemId] })
  return [...byId.values()]
}

/** Finds the hidden name that a name nearly is, unless the name is hidden, too, or the family has shown it before. */
export function findNearHidden(people: readonly Person[], name: string) {
  const known = findNamed(people, name)
  if (known && (known.hidden || known.waiting < known.photographs)) return undefined
  return people.find((person) => person.hidden && isNearName(name, person.name))
}

export type Naming = CallInput<'POST /api/media/people'>['body']

/** Lists what takes a naming back; items for which that is the same are together. */
export function listInverses(
  items: readonly Media[],
  { add = [], remove = [], show = [] }: Naming,
): Naming[] {
  const shown = new Set(show)
  const named = [...add, ...remove.map((name) => ({ name }))]
  const inverses = new Map<string, Naming & { ids: string[] }>()
  for (const { id, people = [] } of items) {
    const inverse = {
      add: people
        .filter(({ id, name }) => shown.has(id) || findNamed(named, name))
        .map(({ id, name, area, waiting }) => ({
          name,
          ...(!shown.has(id) && { area }),
          ...(waiting && { waiting }),
        })),
      remove: add.map(({ name }) => name).filter((name) => !findNamed(people, name)),
    }
    const key = JSON.stringify(inverse)
    inverses.set(key, { ...inverse, ids: [...(inverses.get(key)?.ids ?? []), id] })
  }
  return [...inverses.values()]
}

/** The size of a new ring, as a fraction of the shorter side of the picture: about that of a face in a group. */
const RING_SIZE = 0.16

/** A circle in the middle. */
export const makeArea = ({ width, height }: Pick<Media, 'width' | 'height'>): Area => {
  const ratio = (width || 4) / (height || 3)
  return { x: 0.5, y: 0.5, width: RING_SIZE / Math.max(ratio, 1), height: RING_SIZE * Math.min(ratio, 1) }
}

export const moveArea = (area: Area, x: number, y: number): Area => ({ ...area, x: limit(x), y: limit(y) })

const limit = (fraction: number) => Math.min(1, Math.max(0, fraction))
