import type { Kysely } from 'kysely'
import { requiredSamples } from '../../contract/memorial/builtin.ts'
import { mapSettings, sampleFields, settingsWhere } from '../../contract/memorial/selectSettings.ts'
import { type SamplePart, sampleParts } from '../../contract/memorial/setting.ts'
import { readStoredSettings, type StoredSettings } from './storedSettings.ts'
import type { Tables } from '../platform/database/tables.ts'

/** Lists the parts of the memorial that are still the built-in sample, because nobody has saved or confirmed them. */
export async function readSamples(
  db: Kysely<Tables>,
  { isSaved, values }: Pick<StoredSettings, 'isSaved' | 'values'>,
): Promise<SamplePart[]> {
  const obituary = await db.selectFrom('obituary').select('content').executeTakeFirst()
  const isOwn = (part: SamplePart) =>
    part === 'obituary'
      ? Boolean(obituary?.content)
      : settingsWhere({ samplePart: part }).every(isSaved) ||
        (part === 'donation' && values.donationText === '')
  return sampleParts.filter((part) => !isOwn(part))
}

/** Lists the fields in which visitors see the built-in sample. Once a name is saved, the sample's dates and tribute are empty. */
export const listSampleFields = ({ isSaved, values }: Pick<StoredSettings, 'isSaved' | 'values'>) =>
  sampleFields.filter((name) => !isSaved(name) && values[name] !== '')

/**
 * Lists the fields about the donation that are still ours under the family's name: those that nobody has saved, until somebody saves
 * or confirms the words.
 */
export const listOurDonation = ({ isSaved, values }: Pick<StoredSettings, 'isSaved' | 'values'>) =>
  isSaved('name') && !isSaved('donationText')
    ? settingsWhere({ section: 'donation' }).filter((name) => !isSaved(name) && values[name] !== '')
    : []

/**
 * Returns the values that may leave the site for many: on paper, in an obituary, in a copy. What is ours about the donation is empty
 * in them, because a family asks for no gift that it did not choose.
 */
export const omitOurDonation = (
  settings: Pick<StoredSettings, 'isSaved' | 'values'>,
): StoredSettings['values'] => ({
  ...settings.values,
  ...mapSettings(listOurDonation(settings), () => ''),
})

/** Whether the memorial is ready to be listed by search engines: somebody has replaced or confirmed each required sample. */
export const isReadyForSearchEngines = async (db: Kysely<Tables>) => {
  const samples = await readSamples(db, await readStoredSettings(db))
  return !requiredSamples.some((name) => samples.includes(name))
}
