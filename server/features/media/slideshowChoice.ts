import type { Kysely } from 'kysely'
import type { Tx } from '../../platform/database/change.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { readSetting, writeSetting } from '../../memorial/storedSettings.ts'

/**
 * Whether the family has chosen what is in the slideshow. Then it shows what they have seen: what visitors send is not in it. The
 * fact is stored, because the photographs that were left out may have been deleted since.
 */
export const isSlideshowChosen = async (db: Kysely<Tables>): Promise<boolean> =>
  (await readSetting(db, 'slideshowChosen')) !== undefined

export const inSlideshow = { in_slideshow: 1, came_later: 0 } as const

/** Chooses the columns of what a visitor sends: once the family has chosen, it is not in the slideshow, and nobody has decided about it. */
export const chooseVisitorMarks = async (db: Kysely<Tables>) =>
  (await isSlideshowChosen(db)) ? ({ in_slideshow: 0, came_later: 1 } as const) : inSlideshow

interface Marking {
  wasChosen: boolean
  leavesOut: boolean
  /** whether something that the family had left out is in again */
  putsBack: boolean
  /** whether the family takes its first choice back */
  isTakenBack: boolean
}

/**
 * Stores whether the family has chosen, after marks were set. It has as soon as anything is left out, until all that was left out is
 * in again. Photographs that came later do not end the choice, even if all that was left out has been deleted. At the first choice,
 * visitors' photographs that nobody could see yet count as sent later.
 */
export async function updateChoice(tx: Tx, marking: Marking): Promise<void> {
  const { wasChosen, leavesOut, putsBack, isTakenBack } = marking
  if (isTakenBack && !(await isAnyLeftOut(tx, [0]))) {
    await tx
      .updateTable('media')
      .set({ in_slideshow: 1, came_later: 0 })
      .where('came_later', '=', 1)
      .execute()
    await writeSetting(tx, 'slideshowChosen', null)
  } else if (putsBack && !(await isAnyLeftOut(tx, [0, 1]))) await writeSetting(tx, 'slideshowChosen', null)
  else if (leavesOut && !wasChosen) {
    await writeSetting(tx, 'slideshowChosen', 'yes')
    await tx
      .updateTable('media')
      .set({ in_slideshow: 0, came_later: 1 })
      .where('visitor_photo', 'is not', null)
      .where('listed', '=', 1)
      .where('public_key', 'is', null)
      .where('hidden', '=', 0)
      .where('in_slideshow', '=', 1)
      .execute()
  }
}

async function isAnyLeftOut(tx: Tx, cameLater: (0 | 1)[]) {
  const row = await tx
    .selectFrom('media')
    .select('id')
    .where('listed', '=', 1)
    .where('in_slideshow', '=', 0)
    .where('came_later', 'in', cameLater)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
