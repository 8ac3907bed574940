import type { Kysely } from 'kysely'
import { isSampleText, requiredSamples } from '../../contract/memorial/builtin.ts'
import type { SamplePart, SampleField } from '../../contract/memorial/settings.ts'
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
  const isOwn: Record<SamplePart, boolean> = {
    name: isSaved('name'),
    dates: isSaved('birthDate') && isSaved('deathDate'),
    tribute: isSaved('tribute'),
    portrait: isSaved('portraitPath') || isSaved('portraitMediaId'),
    donation: isSaved('donationText'),
    obituary: obituary !== undefined && !isSampleText('obituary', obituary.content),
  }
  return (Object.keys(isOwn) as SamplePart[]).filter((name) => !isOwn[name])
}

const sampleFields: readonly SampleField[] = ['name', 'birthDate', 'deathDate', 'tribute', 'donationText']

/** Lists the fields in which visitors see the built-in sample. Once a name is saved, the sample's dates and tribute are empty. */
export const listSampleFields = ({ isSaved, texts }: Pick<StoredSettings, 'isSaved' | 'texts'>) =>
  sampleFields.filter((name) => !isSaved(name) && texts[name] !== '')

/** Whether the memorial is ready to be listed by search engines: somebody has replaced or confirmed each required sample. */
export const isReadyForSearchEngines = async (db: Kysely<Tables>) => {
  const samples = await readSamples(db, await readStoredSettings(db))
  return !requiredSamples.some((name) => samples.includes(name))
}
