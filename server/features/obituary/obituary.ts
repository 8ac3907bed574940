import type { Obituary } from '../../../contract/memorial/obituary.ts'
import { splitParagraphs } from '../../../domain/paragraphs.ts'
import {
  findStoredLanguage,
  type StoredLanguage,
  toLang,
} from '../../../domain/textLanguage/detectLanguage.ts'
import { change } from '../../platform/database/change.ts'
import type { Context } from '../../platform/context.ts'
import { deleteRow } from '../../memorial/deleted/deleteRow.ts'
import type { Reader } from '../../http/callers/caller.ts'
import { recordChange } from '../../memorial/journal.ts'
import { refuseSamples } from '../../memorial/refuseSamples.ts'
import { fail } from '../../base/errors/fail.ts'
import { rebase } from '../../platform/database/rebase.ts'
import { presentImage, toStoredImage } from '../media/files/images.ts'
import { sweepWhenOrphaned } from '../../memorial/files/orphans.ts'
import { readNeutralText } from './neutralText.ts'
import type { InputOf } from '../../http/routes/feature.ts'

const OBITUARY_ID = 'obituary'

/** The obituary's content and picture are null until the family saves an obituary. */
export async function readObituary(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  caller: Reader,
): Promise<Obituary> {
  const row = await db.selectFrom('obituary').selectAll().where('id', '=', OBITUARY_ID).executeTakeFirst()
  const { path, shape } = row ? await presentImage(db, row, caller) : { path: null }
  const picture = { imagePath: path, imageShape: shape }
  if (row?.content)
    return { content: row.content, ...picture, paragraphLangs: toParagraphLangs(row.paragraph_langs, caller) }
  const { texts, familyTexts } = caller
  // the page has the sample in the reader's language only
  const sample = texts === familyTexts ? undefined : familyTexts.sampleObituary
  return { content: null, ...picture, neutralText: (await readNeutralText(db, clock())) ?? sample }
}

function toParagraphLangs(json: string | null, reader: Reader): (string | null)[] | undefined {
  const languages = JSON.parse(json ?? '[]') as StoredLanguage[]
  const langs = languages.map((language) => toLang(language, reader.texts.language) ?? null)
  return langs.some((lang) => lang !== null) ? langs : undefined
}

/** If the body contains no picture, the stored picture stays. */
export async function saveObituary(context: Context, { caller, body }: InputOf<'PUT /api/obituary'>) {
  return change(context, ['obituary'], async (tx) => {
    const rowBefore = await tx.selectFrom('obituary').selectAll().executeTakeFirst()
    const storedObituary = await readObituary({ ...context, db: tx }, caller)
    const { content = storedObituary.content ?? body.content, imagePath } = rebase(body, storedObituary)
    refuseSamples({ content }, true)
    const image = imagePath === undefined ? {} : await toStoredImage(tx, imagePath)
    const paragraph_langs = JSON.stringify(splitParagraphs(content).map(findStoredLanguage))
    const changedColumns = { content, paragraph_langs, ...image, saved_at: context.clock() }
    await tx
      .insertInto('obituary')
      .values({ id: OBITUARY_ID, image_path: null, image_media_id: null, ...changedColumns })
      .onConflict((row) => row.column('id').doUpdateSet(changedColumns))
      .execute()
    await recordChange(tx, { id: OBITUARY_ID, title: null }, rowBefore ?? null, { content, ...image })
    await sweepWhenOrphaned(tx, rowBefore?.image_media_id ?? null, context.clock())
    return readObituary({ ...context, db: tx }, caller)
  })
}

/**
 * Visitors then read the built-in obituary. If the body has a text, but the stored one is different, throws `conflict` and deletes
 * nothing.
 */
export async function deleteObituary(context: Context, { body }: InputOf<'DELETE /api/obituary'>) {
  await change(context, ['deleted', 'obituary'], async (tx) => {
    const row = await tx.selectFrom('obituary').select('content').executeTakeFirst()
    if (!row) throw fail('not_found')
    if (body?.content !== undefined && body.content !== row.content) throw fail('conflict')
    await deleteRow(context, tx, 'obituary', { id: OBITUARY_ID, title: null })
  })
}
