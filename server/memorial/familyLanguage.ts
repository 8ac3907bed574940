import type { Language } from '../../domain/language.ts'
import { cacheRows } from '../platform/database/cacheRows.ts'
import type { Revisions } from '../platform/database/revisions.ts'
import { oncePerContext } from '../platform/oncePerContext.ts'
import type { Context } from '../platform/context.ts'
import { readStoredSettings } from './storedSettings.ts'

/** Reads the family's language, in which everything is that leaves for many. Reads the database only after a change. */
export const readFamilyLanguage = (context: Context, revisions?: Revisions): Promise<Language> =>
  openCache(context)('language', async () => (await readStoredSettings(context.db)).texts.language, revisions)

const openCache = oncePerContext(({ revisions }) => cacheRows<Language>(revisions))
