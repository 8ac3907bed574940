import type { Media } from '../../../../../contract/media/media.ts'
import type { Area } from '../../../../../contract/media/pictureShape.ts'
import { foldConfusables } from '../../../../../domain/foldConfusables.ts'
import type { CallInput } from '../../../../api/endpoints.ts'

export interface Named {
  name: string
  /** null for no place, and absent for the place that the name has in each of several items */
  area?: Area | null | undefined
  /** the number of items that have the name */
  count: number
}

/** Lists the names in the items, and the places in an item alone. */
export function countNames(items: readonly Media[]): Named[] {
  const counts = new Map<string, Named>()
  for (const { people = [] } of items)
    for (const { name, area } of people) {
      const count = (counts.get(name)?.count ?? 0) + 1
      counts.set(name, { name, count, area: items.length === 1 ? area : undefined })
    }
  return [...counts.values()]
}

/** Finds somebody by a name, as the server does. */
export const findNamed = <P extends { name: string }>(people: readonly P[], name: string) =>
  people.find((person) => toKey(person.name) === toKey(name))

const toKey = (name: string) => foldConfusables(name).toLowerCase().toUpperCase()

type Naming = CallInput<'POST /api/media/people'>['body']

/** Lists what takes a naming back; items for which that is the same are together. */
export function listInverses(items: readonly Media[], { add = [], remove = [] }: Naming): Naming[] {
  const named = [...add, ...remove.map((name) => ({ name }))]
  const inverses = new Map<string, Naming & { ids: string[] }>()
  for (const { id, people = [] } of items) {
    const inverse = {
      add: people.filter(({ name }) => findNamed(named, name)).map(({ name, area }) => ({ name, area })),
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
