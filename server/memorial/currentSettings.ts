import type { ServerTexts } from '../../languages/inLanguage.ts'
import { andThen } from '../base/concurrency/andThen.ts'
import type { Context } from '../platform/context.ts'
import { cacheRows } from '../platform/database/cacheRows.ts'
import type { RevisionReader, Revisions } from '../platform/database/revisions.ts'
import { readStoredSettings, type StoredSettings } from './storedSettings.ts'

type SettingsContext = Pick<Context, 'db' | 'revisions'>

/** Reads the saved settings, from the database only after a change. Inside a transaction, call `readStoredSettings`. */
export const readCurrentSettings = (
  { db, revisions: reader }: SettingsContext,
  revisions?: Revisions,
): StoredSettings | Promise<StoredSettings> => {
  const cache = caches.get(reader) ?? cacheRows<StoredSettings>(reader)
  caches.set(reader, cache)
  return cache('settings', () => readStoredSettings(db), revisions)
}

/** Reads the sentences of the family's language, in which everything is that leaves for many. */
export const readFamilyTexts = (
  context: SettingsContext,
  revisions?: Revisions,
): ServerTexts | Promise<ServerTexts> =>
  andThen(readCurrentSettings(context, revisions), ({ familyTexts }) => familyTexts)

const caches = new WeakMap<RevisionReader, ReturnType<typeof cacheRows<StoredSettings>>>()
