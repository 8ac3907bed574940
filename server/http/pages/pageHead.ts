import { isPublic, notFoundPage, type AnyPage, type Page } from '../../../contract/pages/page.ts'
import type { ReadSeed } from '../../../contract/pages/pageRendering.ts'
import { findNextService } from '../../../domain/calendar/nextService.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'
import { isClosed, readAccessState } from '../../memorial/accessState.ts'
import { readFamilyTexts } from '../../memorial/currentSettings.ts'
import type { ResponseCache } from '../../platform/cache/responseCache.ts'
import type { Context } from '../../platform/context.ts'
import { isSearchable } from '../files/fileMarker.ts'
import { renderHead } from './document.ts'
import type { PageFiles } from './manifest.ts'
import type { PageView } from './pageView.ts'
import { makeStructuredData } from './structuredData.ts'

interface HeadOf {
  page: AnyPage
  files: PageFiles
  origin: string
  view: PageView
}

/** Makes the beginning of a page's document, with what the page says of itself in the family's language. */
export async function makeHead(
  { context, texts }: { context: Context; texts: ServerTexts },
  { page, files, origin, view }: HeadOf,
): Promise<string> {
  const familyTexts = await readFamilyTexts(context)
  const read = makeReader(context.responseCache, familyTexts)
  const { audience, isBare, settings } = await readMemorial({ context, read }, page)
  const isOpen = isPublic(page) && page !== notFoundPage && audience === 'everyone'
  const { reads, isLive }: Page = page
  const services = reads.includes('GET /api/services') ? await read('GET /api/services') : []
  return renderHead({
    page,
    origin,
    texts,
    familyTexts,
    settings: isBare ? null : settings,
    isSearchable:
      isPublic(page) && !isLive && !view.found && (await isSearchable(context.db, settings, audience)),
    structured: isOpen ? makeStructuredData(origin, settings, services) : '',
    hasFeed: isPublic(page) && audience === 'everyone',
    opened: view.opened,
    heading: view.found?.heading,
    nextService:
      page.path === '/services'
        ? findNextService(services, settings.timezone, context.clock(), familyTexts)
        : null,
    files,
  })
}

/** Reads the settings, and whether the page must not contain any content of the memorial. */
export async function readMemorial({ context, read }: { context: Context; read: ReadSeed }, page: Page) {
  const { audience } = await readAccessState(context.db)
  // the login stays open when the memorial is closed
  const isBare = isClosed({ audience }) && (!isPublic(page) || page.isAlwaysOpen === true)
  return { audience, isBare, settings: await read('GET /api/settings') }
}

export const makeReader =
  (responseCache: ResponseCache, texts: ServerTexts): ReadSeed =>
  (endpoint, part) =>
    part ? responseCache.readPart(endpoint, texts, part) : responseCache.readResponse(endpoint, texts)
