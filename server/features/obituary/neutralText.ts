import type { Kysely } from 'kysely'
import { showDate } from '../../../domain/calendar/showWhen.ts'
import { isPast } from '../../../domain/calendar/serviceTime.ts'
import { chooseZone } from '../../../domain/calendar/zones.ts'
import { readZone } from '../../memorial/unknownValues.ts'
import { formatLifeDates } from '../../../domain/paragraphs.ts'
import { omitOurDonation } from '../../memorial/samples.ts'
import { readStoredSettings } from '../../memorial/storedSettings.ts'
import { isReception } from './isReception.ts'
import type { Tables } from '../../platform/database/tables.ts'

/**
 * Composes, from the saved settings and the upcoming receptions, the obituary that visitors read until the family saves one.
 * Returns undefined if no name is saved.
 */
export async function readNeutralText(db: Kysely<Tables>, now: number): Promise<string | undefined> {
  const storedSettings = await readStoredSettings(db)
  if (!storedSettings.isSaved('name')) return undefined
  const settings = omitOurDonation(storedSettings)
  const { obituary: texts } = storedSettings.familyTexts
  const services = await db.selectFrom('services').selectAll().execute()
  const receptions = services.filter(
    (service) =>
      isReception(service.title) &&
      !isPast(service, chooseZone({ ...service, timezone: readZone(service) }, settings.timezone), now),
  )
  const show = (date: string) => showDate(date, storedSettings.dateStyle)
  return [
    texts.life(settings.name, formatLifeDates(show(settings.birthDate), show(settings.deathDate))),
    receptions.length > 0 && texts.receptions(receptions.length),
    settings.donationText,
  ]
    .filter(Boolean)
    .join('\n\n')
}
