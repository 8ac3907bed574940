import type { Kysely } from 'kysely'
import { isSampleText, requiredSamples } from '../../contract/memorial/builtin.ts'
import { mapSettings, sampleFields, settingsWhere } from '../../contract/memorial/selectSettings.ts'
import { type SamplePart, sampleParts } from '../../contract/memorial/setting.ts'
import { readStoredSettings, type StoredSettings } from './storedSettings.ts'
import type { Tables } from '../platform/database/tables.ts'

/**
 * Lists the parts of the memorial that are still the built-in sample, because nobody has saved or confirmed them. A part whose
 * stored text is about the sample person counts as a sample, too.
 */
export async function readSamples(
  db: Kysely<Tables>,
  { isSaved }: Pick<StoredSettings, 'isSaved'>,
): Promise<SamplePart[]> {
  const obituary = await db.selectFrom('obituary').select('content').executeTakeFirst()
  const isOwn = (part: SamplePart) =>
    part === 'obituary'
      ? obituary !== undefined && !isSampleText('obituary', obituary.content)
      : settingsWhere({ samplePart: part }).every(isSaved)
  return sampleParts.filter((part) => !isOwn(part))
}

/** Lists the fields in which visitors see the built-in sample. Once a name is saved, the sample's dates and tribute are empty. */
export const listSampleFields = ({ isSaved, values }: Pick<StoredSettings, 'isSaved' | 'values'>) =>
  sampleFields.filter((name) => !isSaved(name) && values[name] !== '')

/** Whether there is a name, but nobody has saved or confirmed the words about the donation: they are still ours. */
export const isDonationOurs = ({ isSaved }: Pick<StoredSettings, 'isSaved'>) =>
  isSaved('name') && !isSaved('donationText')

/**
 * Returns the values that may leave the site for many: on paper, in an obituary, in a copy. As long as the words about the donation
 * are ours, everything about it that the family has not saved is empty, because a family asks for no gift that it did not choose.
 */
export const omitOurDonation = (
  settings: Pick<StoredSettings, 'isSaved' | 'values'>,
): StoredSettings['values'] => {
  if (!isDonationOurs(settings)) return settings.values
  const ourFields = settingsWhere({ section: 'donation' }).filter((name) => !settings.isSaved(name))
  return { ...settings.values, ...mapSettings(ourFields, () => '') }
}

/** Whether the memorial is ready to be listed by search engines: somebody has replaced or confirmed each required sample. */
export const isReadyForSearchEngines = async (db: Kysely<Tables>) => {
  const samples = await readSamples(db, await readStoredSettings(db))
  return !requiredSamples.some((name) => samples.includes(name))
}
