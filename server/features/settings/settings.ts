import { showDate } from '../../../domain/calendar/showWhen.ts'
import type { Settings, SettingsStatus, ShownSettings } from '../../../contract/memorial/settings.ts'
import {
  mapSettings,
  pictureSettings,
  sampleFields,
  type SettingValues,
  typedSettings,
  type VisitorSetting,
  visitorSettings,
  settingsWhere,
} from '../../../contract/memorial/selectSettings.ts'
import { listLines } from '../../../contract/lines.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import { warnOfFailedJobs } from '../../platform/jobs/readJobs.ts'
import type { Context } from '../../platform/context.ts'
import { isAdministrator, type Reader } from '../../http/callers/caller.ts'
import { isClosed, readAccessState } from '../../memorial/accessState.ts'
import { recordChange } from '../../memorial/journal.ts'
import { addAskedQuestions } from '../../memorial/questions.ts'
import { refuseSamples } from '../../memorial/refuseSamples.ts'
import { canMailWriters } from '../../memorial/mail/sendMail.ts'
import {
  chooseStyleFor,
  readStoredSettings,
  type StoredSettings,
  toMediaRowName,
  writeSetting,
} from '../../memorial/storedSettings.ts'
import { rebase } from '../../platform/database/rebase.ts'
import { nextUpdatedAt } from '../../platform/database/nextUpdatedAt.ts'
import { describeUnknownValues } from '../../memorial/unknownValues.ts'
import { listOurDonation, listSampleFields, omitOurDonation, readSamples } from '../../memorial/samples.ts'
import { presentImage, toStoredImage } from '../media/files/images.ts'
import { sweepWhenOrphaned } from '../../memorial/files/orphans.ts'
import type { ReadContext } from '../../http/routes/feature.ts'
import type { InputOf } from '../../http/routes/feature.ts'

export async function readSettings(
  { db, config, warnings = new Set() }: Pick<ReadContext, 'db' | 'config' | 'warnings'>,
  caller: Reader,
): Promise<Settings> {
  const stored = await readStoredSettings(db)
  const { portraitPath, orderPhotoPath } = stored.pictures
  const portrait = await presentImage(db, portraitPath, caller)
  const values: SettingValues = {
    ...(caller.isOutput ? omitOurDonation(stored) : stored.values),
    portraitPath: portrait.path,
    orderPhotoPath: isAdministrator(caller) ? (await presentImage(db, orderPhotoPath, caller)).path : null,
  }
  const ourDonation = listOurDonation(stored)
  const { language } = caller.texts
  const readerStyle = chooseStyleFor(language, stored)
  const show = (date: string) => showDate(date, readerStyle, language !== values.language)
  const shown: ShownSettings = {
    portraitShape: portrait.shape,
    shownDateStyle: stored.dateStyle,
    shownDates: { birthDate: show(values.birthDate), deathDate: show(values.deathDate) },
    ...(ourDonation.length > 0 && { ourDonation }),
  }
  const status: SettingsStatus = {
    saved: stored.hasSavedAnything,
    canMailWriters: canMailWriters(config),
    ...(isClosed(await readAccessState(db)) && { needsPassword: true as const }),
    ...(isAdministrator(caller) && {
      canSendMail: config.smtpUrl !== null,
      samples: await readSamples(db, stored),
      sampleFields: listSampleFields(stored),
      ...(stored.keepsDonation && { keepsDonation: true as const }),
      ...(!stored.isSaved('askVisitors') && { proposesAsking: true as const }),
      ...(!stored.isSaved('pronoun') && { asksPronoun: true as const }),
      warnings: [
        ...[...warnings].map((say) => say(caller.texts)),
        ...(await warnOfFailedJobs(db, caller.texts)),
        ...(await describeUnknownValues(db, caller.texts)),
      ],
    }),
  }
  return { ...pickValues(values, caller), ...shown, ...status }
}

function pickValues(values: SettingValues, caller: Reader) {
  if (isAdministrator(caller)) return values
  const shared: Pick<SettingValues, VisitorSetting> = mapSettings(visitorSettings, (name) => values[name])
  // helpers delete photographs, too, and must know whether that is final
  return caller.kind === 'visitor' ? shared : { ...shared, keepDeleted: values.keepDeleted }
}

/** The value null restores the built-in sample of a field. If no text of the family is left, all texts count as samples again. */
export async function saveSettings(context: Context, { caller, body }: InputOf<'PUT /api/settings'>) {
  return change(context, ['settings'], async (tx) => {
    const settingsBefore = await readStoredSettings(tx)
    const ourDonation = settingsBefore.familyTexts.settings.donationText.neutral
    // words that are sent as well count: after a conflict, they are those of the other keeper
    const fields = body.keepsDonation ? { donationText: ourDonation, ...body } : body
    const changes = rebase(fields, await readSettings({ ...context, db: tx }, caller))
    refuseSamples(
      changes,
      changes.name === undefined ? settingsBefore.isSaved('name') : changes.name !== null,
    )
    if (changes.donationText !== undefined) {
      const isOurs = changes.donationText === ourDonation
      await writeSetting(tx, 'donationKept', isOurs ? 'yes' : null)
      if (isOurs) changes.donationText = null
    }
    for (const name of typedSettings) {
      const value = changes[name]
      if (value !== undefined) await writeSetting(tx, name, value)
    }
    if (changes.cardQuestions) await addAskedQuestions(tx, listLines(changes.cardQuestions))
    for (const name of pictureSettings) {
      const path = changes[name]
      if (path === undefined) continue
      await sweepWhenOrphaned(tx, settingsBefore.pictures[name].image_media_id, context.clock())
      const image = await toStoredImage(tx, path)
      await writeSetting(tx, name, image.image_path)
      await writeSetting(tx, toMediaRowName(name), image.image_media_id)
    }
    if (changes.language !== undefined) await keepDonation(tx, settingsBefore, changes)
    const settingsAfter = await readStoredSettings(tx)
    if (settingsAfter.values.timezone !== settingsBefore.values.timezone)
      await tx
        .updateTable('services')
        .set({ updated_at: nextUpdatedAt(context.clock()) })
        .where('timezone', 'is', null)
        .execute()
    const isRestored = typedSettings.some((name) => changes[name] === null) && !settingsAfter.hasOwnTexts
    await writeSetting(tx, 'saved', isRestored ? null : 'yes')
    await recordChange(tx, null, toJournalFields(settingsBefore), toJournalFields(settingsAfter))
    return readSettings({ ...context, db: tx }, caller)
  })
}

/**
 * Saves what stands, or does not stand, next to the family's own words after a change of language: another language has another
 * link and charity, and nobody asks for a gift by choosing a language.
 */
async function keepDonation(
  tx: Tx,
  { isSaved, values, hasOwnTexts }: StoredSettings,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const after = await readStoredSettings(tx)
  if (!hasOwnTexts || after.values.language === values.language) return
  for (const name of settingsWhere({ section: 'donation' }))
    if (
      changes[name] === undefined &&
      !after.isSaved(name) &&
      after.values[name] !== values[name] &&
      (isSaved('donationText') || values[name] === '')
    )
      await writeSetting(tx, name, values[name])
}

/**
 * A field that still has the sample's text is null, and our words about the donation are `true` once they are kept. The portrait has
 * the names that the pictures of services and of the obituary have.
 */
const toJournalFields = ({ values, pictures, isSaved, keepsDonation }: StoredSettings) => ({
  ...values,
  ...mapSettings(sampleFields, (name) => (isSaved(name) ? values[name] : null)),
  ...(keepsDonation && { donationText: true }),
  ...pictures.portraitPath,
  orderPhotoPath: pictures.orderPhotoPath.image_path ?? pictures.orderPhotoPath.image_media_id,
})
