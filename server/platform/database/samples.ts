import type { Kysely } from 'kysely'
import { requiredSamples } from '../../../contract/memorial/builtin.ts'
import type { Sample, SampleField } from '../../../contract/memorial/settings.ts'
import { readStoredSettings, type StoredSettings } from './storedSettings.ts'
import type { Tables } from './tables.ts'

/** Lists the parts that nobody has saved or confirmed. Anything saved is the family's, even if it equals the sample. */
export async function readSamples(
  db: Kysely<Tables>,
  { isSaved }: Pick<StoredSettings, 'isSaved'>,
): Promise<Sample[]> {
  const obituary = await db.selectFrom('obituary').select('id').executeTakeFirst()
  const isOwn: Record<Sample, boolean> = {
    name: isSaved('name'),
    dates: isSaved('birthDate') && isSaved('deathDate'),
    tribute: isSaved('tribute'),
    portrait: isSaved('portraitPath') || isSaved('portraitMediaId'),
    donation: isSaved('donationText'),
    obituary: obituary !== undefined,
  }
  return (Object.keys(isOwn) as Sample[]).filter((name) => !isOwn[name])
}

const fields: readonly SampleField[] = ['name', 'birthDate', 'deathDate', 'tribute', 'donationText']

/** Lists the fields that show visitors the sample's words. Under a saved name the sample's dates and tribute are empty. */
export const listSampleFields = ({ isSaved, texts }: Pick<StoredSettings, 'isSaved' | 'texts'>) =>
  fields.filter((name) => !isSaved(name) && texts[name] !== '')

export const mayBeListed = async (db: Kysely<Tables>) => {
  const samples = await readSamples(db, await readStoredSettings(db))
  return !requiredSamples.some((name) => samples.includes(name))
}
