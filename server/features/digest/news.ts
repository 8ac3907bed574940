import type { Context } from '../../platform/context.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'

type News = Awaited<ReturnType<typeof readNews>>

/**
 * Counts the new items since `start` and before `end`. A visitor's photo counts only after it is attached to a memory. What a guest sent by
 * the link counts when it comes, and not once more when the family takes it into the gallery.
 */
export async function readNews({ db }: Pick<Context, 'db'>, start: number, end: number) {
  const memories = await db
    .selectFrom('memories')
    .select((eb) => [
      eb.fn.count<number>('id').as('count'),
      eb.fn.count<number>('held_because').as('waiting'),
    ])
    .where('created_at', '>=', start)
    .where('created_at', '<', end)
    .executeTakeFirstOrThrow()
  const media = await db
    .selectFrom('media')
    .select((eb) => [
      eb.fn.count<number>('id').filterWhere('kind', '=', 'image').as('photographs'),
      eb.fn.count<number>('id').filterWhere('kind', '=', 'video').as('videos'),
      eb.fn.count<number>('sender_id').filterWhere('kind', '=', 'image').as('sentPhotographs'),
      eb.fn.count<number>('sender_id').filterWhere('kind', '=', 'video').as('sentVideos'),
    ])
    .where((eb) => eb.or([eb('listed', '=', 1), eb('sender_id', 'is not', null)]))
    .where((eb) => eb.or([eb('visitor_photo', 'is', null), eb('visitor_photo', '!=', 'waiting')]))
    .where('uploaded_at', '>=', start)
    .where('uploaded_at', '<', end)
    .executeTakeFirstOrThrow()
  const edits = await db
    .selectFrom('media_edits')
    .select((eb) => [
      eb.fn.count<number>('id').filterWhere('held', '=', 0).as('applied'),
      eb.fn.count<number>('id').filterWhere('held', '=', 1).as('held'),
    ])
    .where('visitor', 'is not', null)
    .where('edited_at', '>=', start)
    .where('edited_at', '<', end)
    .executeTakeFirstOrThrow()
  const answers = await db
    .selectFrom('answers')
    .select((eb) => eb.fn.count('media_id').distinct().as('photographs'))
    .where('said_at', '>=', start)
    .where('said_at', '<', end)
    .executeTakeFirstOrThrow()
  return {
    memories: Number(memories.count),
    // how many of `memories` are waiting for the family to read them
    waiting: Number(memories.waiting),
    sentPhotographs: Number(media.sentPhotographs),
    sentVideos: Number(media.sentVideos),
    photographs: Number(media.photographs) - Number(media.sentPhotographs),
    videos: Number(media.videos) - Number(media.sentVideos),
    // how many photographs visitors said something about
    answers: Number(answers.photographs),
    heldEdits: Number(edits.held),
    // visitors' edits of titles and descriptions that needed no approval
    edits: Number(edits.applied),
  }
}

/** Returns a line of text for each kind of item that has new ones. */
export const describeNews = (news: News, texts: ServerTexts['digest']): string[] =>
  (Object.keys(news) as (keyof News)[])
    .filter((kind) => news[kind] > 0)
    .map((kind) => texts.news[kind](news[kind]))
