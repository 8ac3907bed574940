import { createHash } from 'node:crypto'
import { buildProgram } from '../../../domain/program.ts'
import { visitorIn } from '../../http/callers/caller.ts'
import { readStoredSettings } from '../../memorial/storedSettings.ts'
import type { Context } from '../../platform/context.ts'
import { listMedia } from '../media/media.ts'

/**
 * Reads the hash of everything that the slideshow shows and plays: its photographs with their captions, its songs, and the family's
 * choices. After a change of these, a device's rehearsal says nothing about the slideshow of now. The hash is cached, because strangers
 * may report rehearsals.
 */
export async function readShowHash(context: Context): Promise<string> {
  const resources = ['media', 'memories', 'music', 'settings'] as const
  const { body } = await context.responseCache.get('show hash', resources, () => hashShow(context))
  return body.toString()
}

async function hashShow(context: Context): Promise<string> {
  const { db } = context
  const songs = await db.selectFrom('music').select(['id', 'duration']).orderBy('position').execute()
  const memories = await db
    .selectFrom('memories')
    .select(['name', 'approved', 'slideshow_sentence'])
    .where('slideshow_sentence', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const { values, pictures, familyTexts } = await readStoredSettings(db)
  const media = await listMedia(context, visitorIn(familyTexts), { inSlideshow: true })
  const program = buildProgram(
    { ...values, shownDates: values },
    memories.map(({ name, approved, slideshow_sentence }) => ({
      name,
      approved: approved === 1,
      slideshowSentence: slideshow_sentence,
    })),
  )
  const slides = media.map(({ id, filePath, title, untitled, description, shownDate, memoryAuthor }) => [
    id,
    // the path changes when a picture does
    filePath,
    untitled ? '' : title,
    description,
    shownDate,
    memoryAuthor,
  ])
  const show = { slides, songs, program, portrait: program.cards.beginning && pictures.portraitPath }
  return createHash('sha256').update(JSON.stringify(show)).digest('hex')
}
