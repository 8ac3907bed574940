import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../../contract/memorial/settings.ts'
import type { Audience } from '../../../contract/people/access.ts'
import { readFamilyTexts } from '../../memorial/currentSettings.ts'
import { readAccessState } from '../../memorial/accessState.ts'
import { isReadyForSearchEngines } from '../../memorial/samples.ts'
import { cacheRows } from '../../platform/database/cacheRows.ts'
import type { Context } from '../../platform/context.ts'

/**
 * Whether search engines may list the site. They may if the settings allow it and everyone may see the site, but only after the
 * family has replaced or confirmed the placeholder name, obituary and donation text.
 */
export const isSearchable = async (
  db: Context['db'],
  { searchEngines }: Pick<Settings, 'searchEngines'>,
  audience: Audience,
) => searchEngines && audience === 'everyone' && isReadyForSearchEngines(db)

/**
 * Makes a function that asks search engines in a file's header to leave out the file, as long as they must leave out the pages.
 * `/robots.txt` cannot ask for this, because chat programs show no preview whose picture it forbids. The function is cheap enough
 * for each file: it reads the rules only after a change.
 */
export function openFileMarker(context: Context) {
  const cachedRules = cacheRows<boolean>(context.revisions)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const isListed = await cachedRules('isListed', () => readIsListed(context), request.revisions)
    if (!isListed) reply.header('x-robots-tag', 'noindex')
  }
}

export async function readIsListed(context: Context) {
  const { db, responseCache } = context
  const settings = await responseCache.readResponse('GET /api/settings', await readFamilyTexts(context))
  return isSearchable(db, settings, (await readAccessState(db)).audience)
}
