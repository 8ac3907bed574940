import { feedPath } from '../../../contract/pages/page.ts'
import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { appendAccessKey } from '../../../contract/pages/accessLink.ts'
import { readAccessState } from '../../memorial/accessState.ts'
import { findKeyInAddress } from '../access/passes.ts'
import type { Context } from '../../platform/context.ts'
import { openTurns } from '../../base/concurrency/openTurns.ts'
import { fail } from '../../base/errors/fail.ts'
import { sendCached } from '../../platform/cache/cachedResponse.ts'
import { findOrigin } from '../../http/callers/origin.ts'
import type { Revisions } from '../../platform/database/revisions.ts'
import { readFamilyTexts } from '../../memorial/currentSettings.ts'
import { renderAtom, type Feed } from './atom.ts'
import { buildMemorialFeed, MAX_ENTRIES } from './buildMemorialFeed.ts'

const resources = ['media', 'memories', 'settings'] as const
const atomHeaders = { type: 'application/atom+xml; charset=utf-8', cacheControl: 'public, no-cache' }

/**
 * Serves `/feed.atom`, made from the responses that visitors get. If only people with the link may see the memorial, the feed needs
 * an access key (`/feed.atom?key=…`), because people give the feed's URL to services that publish it. In the feed of a closed
 * memorial, all URLs contain the key, because feed readers have no cookie.
 */
export function serveFeed(app: FastifyInstance, context: Context) {
  const { responseCache, secret } = context
  // the id stays the same when the memorial moves to another host, and it does not reveal the secret
  const id = createHmac('sha256', secret).update('feed').digest('hex')
  app.get(feedPath, async (request, reply) => {
    const { audience } = await readAccessState(context.db)
    const key = audience === 'everyone' ? null : await findKeyInAddress(context, request)
    if (audience === 'link' && !key) throw fail('not_found')
    if (audience !== 'everyone') request.isPrivate = true
    const { revisions } = request
    const origin = findOrigin(context.config, request)
    const toUrl = (path: string) =>
      origin + (key && (audience === 'password' || path === feedPath) ? appendAccessKey(path, key) : path)
    const takeTurns = openTurns()
    const readFeed = async (current?: Revisions) => {
      const texts = await readFamilyTexts(context, current)
      const { name } = await responseCache.readResponse('GET /api/settings', texts, current)
      const ids = await listNewest(context)
      const memories = await responseCache.readPart('GET /api/memories', texts, { ids })
      const media = await responseCache.readResponse('GET /api/media', texts, current)
      const attachedIds = await listAttachedIds(context)
      await takeTurns()
      const feed = await buildMemorialFeed({ id, texts, name, memories, media, attachedIds })
      await takeTurns()
      return JSON.stringify(feed)
    }
    const cachedResponse = await responseCache.get(
      { name: feedPath, variant: `${origin} ${key ?? ''}` },
      resources,
      async (current) => {
        const { body } = await responseCache.get(feedPath, resources, readFeed, current)
        await takeTurns()
        return renderAtom(JSON.parse(body.toString()) as Feed, toUrl)
      },
      revisions,
    )
    reply.header('x-robots-tag', 'noindex')
    return sendCached(cachedResponse, atomHeaders, request, reply)
  })
}

/** Lists the ids of the memories that can be in the feed. An answer makes a memory new again. */
async function listNewest({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const rows = await db
    .selectFrom('memories')
    .select('id')
    .where('approved', '=', 1)
    .orderBy((eb) => eb.fn.coalesce('answered_at', 'created_at'), 'desc')
    .limit(MAX_ENTRIES)
    .execute()
  return rows.map(({ id }) => id)
}

/** Lists the photographs that belong to memories. What a guest sent belongs to the gallery, also if a memory tells about it. */
async function listAttachedIds({ db }: Pick<Context, 'db'>): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('memory_media')
    .innerJoin('media', 'media.id', 'memory_media.media_id')
    .select('media_id')
    .where('sender_id', 'is', null)
    .execute()
  return new Set(rows.map(({ media_id }) => media_id))
}
