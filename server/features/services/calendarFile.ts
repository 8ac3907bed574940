import type { FastifyInstance } from 'fastify'
import { toCalendarEvent } from '../../../domain/calendar/event.ts'
import { toCalendarPath, buildIcs, toIcsName } from '../../../domain/calendar/ics.ts'
import { CachedResponse, sendCached } from '../../platform/cache/cachedResponse.ts'
import type { Context } from '../../platform/context.ts'
import { readStoredSettings } from '../../memorial/storedSettings.ts'
import { readZone } from '../../memorial/unknownValues.ts'
import { makeContentDisposition } from '../../http/files/fileName.ts'

const calendarHeaders = { type: 'text/calendar; charset=utf-8', cacheControl: 'public, no-cache' }

/** Serves `/services/ID.ics`, a calendar file of a service, because phones offer to add an event only if it has its own URL. */
export function serveCalendarFiles(app: FastifyInstance, { db }: Context) {
  app.get<{ Params: { id: string } }>(toCalendarPath(':id'), async (request, reply) => {
    const { id } = request.params
    const row = await db.selectFrom('services').selectAll().where('id', '=', id).executeTakeFirst()
    const event =
      row &&
      toCalendarEvent({ ...row, timezone: readZone(row) }, (await readStoredSettings(db)).values.timezone)
    if (!event) return reply.callNotFound()
    reply.headers({
      'content-disposition': makeContentDisposition(toIcsName(event.title), 'inline'),
      'x-robots-tag': 'noindex',
    })
    return sendCached(
      new CachedResponse(buildIcs(event, id, row.updated_at)),
      calendarHeaders,
      request,
      reply,
    )
  })
}
