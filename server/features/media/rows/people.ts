import type { NamedPerson } from '../../../../contract/media/media.ts'
import type { Area } from '../../../../contract/media/pictureShape.ts'
import { toShownArea } from '../../../../domain/pictures/areas.ts'
import type { Viewer } from '../../../http/callers/caller.ts'
import { parseAdjustment } from './adjustment.ts'
import type { MediaRow } from './present.ts'

/** Somebody in an item, as the history stores it. The place is that in the upright photograph without adjustments. */
export interface StoredPerson {
  id: string
  name: string
  area: Area | null
  /** the name came with the file, and no keeper has shown it yet */
  waiting?: boolean | undefined
}

export interface FoundPerson extends StoredPerson {
  isHidden: boolean
}

/**
 * Presents the people in an item: from left to right, then those whose place is unknown. Visitors see no name that is hidden or waits,
 * and keepers see which these are.
 */
export const presentPeople = (
  people: readonly FoundPerson[],
  row: MediaRow,
  { kind }: Viewer,
): NamedPerson[] =>
  people
    .filter(({ isHidden, waiting }) => kind === 'keeper' || !(isHidden || waiting))
    .map(({ id, name, area, isHidden, waiting }) => ({
      id,
      name,
      area: area && toShownArea(area, toPicture(row)),
      ...(isHidden && { hidden: true as const }),
      ...(waiting && { waiting: true as const }),
    }))
    .toSorted((a, b) => (a.area?.x ?? 2) - (b.area?.x ?? 2))

/** Returns how an item is shown, which domain/pictures/areas.ts needs to place somebody. */
export const toPicture = ({ adjustment, width, height }: MediaRow) => ({
  adjustment: parseAdjustment(adjustment),
  width,
  height,
})

/** Serializes people for the history. Equal people have equal texts. */
export const serializePeople = (people: readonly StoredPerson[]) =>
  JSON.stringify(
    people.map(({ id, name, area, waiting }) => ({ id, name, area, waiting: waiting || undefined })),
  )

export const parsePeople = (storedText: string | null): StoredPerson[] =>
  storedText === null ? [] : (JSON.parse(storedText) as StoredPerson[])

export const listNames = (storedText: string | null) =>
  storedText === null ? null : parsePeople(storedText).map(({ name }) => name)
