import type { Kysely } from 'kysely'
import { builtin, isSampleLife } from '../../../contract/builtin.ts'
import type { Sample } from '../../../contract/settings.ts'
import { readStoredSettings, type StoredSettings } from '../../database/storedSettings.ts'
import type { Tables } from '../../database/tables.ts'

/** Until these are the family's own, no search engine lists the memorial. */
const keepUnlisted: readonly Sample[] = ['name', 'obituary', 'donation']

/** Lists what is still built in: nothing is stored for it, what equals the sample is the sample. */
export async function readSamples(
  db: Kysely<Tables>,
  { written, portrait }: Pick<StoredSettings, 'written' | 'portrait'>,
): Promise<Sample[]> {
  const obituary = await db.selectFrom('obituary').select('content').executeTakeFirst()
  const isSample: Record<Sample, boolean> = {
    name: written.name === builtin.name,
    dates: written.birthDate === builtin.birthDate || written.deathDate === builtin.deathDate,
    tribute: written.tribute === builtin.tribute,
    portrait: !portrait.image_path && !portrait.image_media_id,
    donation: written.donationText === builtin.donationText,
    obituary: isSampleLife(obituary?.content ?? null),
  }
  return (Object.keys(isSample) as Sample[]).filter((name) => isSample[name])
}

export const mayBeListed = async (db: Kysely<Tables>) => {
  const samples = await readSamples(db, await readStoredSettings(db))
  return !keepUnlisted.some((name) => samples.includes(name))
}
