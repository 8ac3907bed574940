import type { Obituary, ObituaryWords } from '../../../contract/obituary.ts'
import { change } from '../../database/change.ts'
import type { House } from '../../house.ts'
import type { Caller } from '../../http/caller.ts'
import { imagePathFor, storedImage } from '../media/images.ts'
import { sweepOnceUnshown } from '../media/unshown.ts'

const ID = 'obituary'

/** Nulls until it has been saved once. */
export async function readObituary({ db }: Pick<House, 'db'>, caller: Caller): Promise<Obituary> {
  const row = await db.selectFrom('obituary').selectAll().where('id', '=', ID).executeTakeFirst()
  if (!row) return { content: null, imagePath: null }
  return { content: row.content, imagePath: await imagePathFor(db, row, caller) }
}

/** An absent picture leaves the one that is there. */
export async function saveObituary(house: House, caller: Caller, words: ObituaryWords): Promise<Obituary> {
  return change(house, ['obituary'], async (tx) => {
    const before = await tx.selectFrom('obituary').select('image_media_id').executeTakeFirst()
    const { content, imagePath } = words
    const image = imagePath === undefined ? {} : await storedImage(tx, imagePath)
    const changed = { content, ...image, saved_at: house.clock() }
    await tx
      .insertInto('obituary')
      .values({ id: ID, image_path: null, image_media_id: null, ...changed })
      .onConflict((row) => row.column('id').doUpdateSet(changed))
      .execute()
    await sweepOnceUnshown(tx, before?.image_media_id ?? null, house.clock())
    return readObituary({ db: tx }, caller)
  })
}
