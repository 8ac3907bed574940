import type { Kysely } from 'kysely'
import { asksForGift, listBuiltIn, listNeutral } from '../../contract/memorial/builtin.ts'
import { isLanguage, type Language } from '../../domain/language.ts'
import { typeset } from '../../domain/typeset.ts'
import { anyPerson, pronouns, toPerson } from '../../domain/person/person.ts'
import { inLanguage, type ServerTexts } from '../../languages/inLanguage.ts'
import {
  mapSettings,
  type PictureSetting,
  pictureSettings,
  restoredSettings,
  settingsWhere,
  type SettingName,
  type SettingValues,
  type TypedSetting,
  typedSettings,
} from '../../contract/memorial/selectSettings.ts'
import type { Setting } from '../../contract/memorial/setting.ts'
import { settingsList } from '../../contract/memorial/settingsList.ts'
import type { DateStyle } from '../../domain/calendar/dateStyle.ts'
import { chooseDateStyle, chooseReaderStyle } from '../../domain/calendar/proposeDateStyle.ts'
import { resolveZone } from '../../domain/calendar/zoneNames.ts'
import type { Tx } from '../platform/database/change.ts'
import type { Tables } from '../platform/database/tables.ts'
import { newId } from '../base/ids/newId.ts'

/**
 * The names of rows in `settings`. A picture is stored under one of two names: as a path, or as the id of one of our media items.
 * The row of a permission exists only if the permission is taken back. The row 'saved' exists only if an administrator has saved
 * anything. The row 'donationKept' exists if the family has kept our words about the donation, which are stored in no language. The row
 * 'askedQuestions' is that of server/memorial/questions.ts, 'slideshowChosen' that of
 * server/features/media/slideshowChoice.ts, and 'keptCopies' that of server/features/media/copies.ts.
 */
type RowName =
  | SettingName
  | ReturnType<typeof toMediaRowName>
  | 'saved'
  | 'donationKept'
  | 'askedQuestions'
  | 'slideshowChosen'
  | 'keptCopies'

export interface StoredSettings {
  /** saved values, and built-in ones for the rest; once a name is saved, built-in texts no longer describe the sample person */
  values: Pick<SettingValues, TypedSetting>
  /** the sentences of the family's language, in which everything is that leaves for many */
  familyTexts: ServerTexts
  /** how dates and times are written: by the family's choice, or else as is usual in the memorial's time zone */
  dateStyle: DateStyle
  pictures: Record<PictureSetting, { image_path: string | null; image_media_id: string | null }>
  hasSavedAnything: boolean
  /** whether the family has kept our words about the donation, whatever its language */
  keepsDonation: boolean
  /** whether a value of the family's own is saved; texts about the sample person are never the family's own */
  isSaved: (name: SettingName) => boolean
  /** whether any setting is saved that 'Restore built-in words' would restore */
  hasOwnTexts: boolean
}

/** Reads the saved settings, with built-in values for the rest. */
export async function readStoredSettings(db: Kysely<Tables>): Promise<StoredSettings> {
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute()
  const stored: Partial<Record<RowName, string>> = Object.fromEntries(
    rows.map(({ name, value }) => [name, value]),
  )
  const language = isLanguage(stored.language) ? stored.language : 'en'
  const familyTexts = inLanguage(language, readPerson(stored, language))
  const keepsDonation = stored.donationKept !== undefined && stored.donationText === undefined
  if (keepsDonation) stored.donationText = familyTexts.settings.donationText.neutral
  const isSaved = (name: SettingName) =>
    name in stored || (isPicture(name) && stored[toMediaRowName(name)] !== undefined)
  const builtInValues = {
    ...(isSaved('name') ? listNeutral : listBuiltIn)(familyTexts.settings),
    ...(!asksForGift(language, keepsDonation) &&
      mapSettings(settingsWhere({ section: 'donation' }), () => '')),
  }
  const values: StoredSettings['values'] = mapSettings(
    typedSettings,
    (name) => fromRow(name, stored[name]) ?? builtInValues[name],
  )
  return {
    values,
    familyTexts,
    dateStyle: chooseDateStyle(values),
    pictures: mapSettings(pictureSettings, (name) => ({
      image_path: stored[name] ?? null,
      image_media_id: stored[toMediaRowName(name)] ?? null,
    })),
    hasSavedAnything: stored.saved !== undefined,
    keepsDonation,
    isSaved,
    hasOwnTexts: restoredSettings.some(isSaved),
  }
}

/** Returns the person of whom the sentences speak. That of a new memorial is the fictional man. */
const readPerson = (
  { name, pronoun, nameGenitive = '', nameLocative = '' }: Partial<Record<RowName, string>>,
  language: Language,
) =>
  name === undefined
    ? anyPerson
    : toPerson({
        name: typeset(name, inLanguage(language, anyPerson)),
        pronoun: pronouns.find((each) => each === pronoun) ?? 'he',
        nameGenitive,
        nameLocative,
      })

/** Chooses how dates and times are written for a reader of this language. */
export const chooseStyleFor = (
  language: Language,
  { dateStyle, values: { timezone } }: Pick<StoredSettings, 'dateStyle' | 'values'>,
) => chooseReaderStyle(language, { shownDateStyle: dateStyle, timezone })

const isPicture = (name: SettingName): name is PictureSetting => settingsList[name].kind === 'picture'

/** Makes the name of the row with a picture's media item, such as portraitMediaId. */
export const toMediaRowName = <Stem extends string>(name: `${Stem}Path`) =>
  name.replace(/Path$/, 'MediaId') as `${Stem}MediaId`

/** Returns the value in a row; undefined if there is no row, or if it is one that this version does not know, such as a zone. */
const fromRow = (name: SettingName, value: string | undefined) => {
  if (value === undefined) return undefined
  const { kind } = settingsList[name]
  if (kind === 'permission') return value !== 'no'
  if (kind === 'timezone') return resolveZone(value) ?? undefined
  return kind === 'choice' && !isChoice(name, value) ? undefined : value
}

const isChoice = (name: SettingName, value: string) => {
  const setting: Setting = settingsList[name]
  return setting.kind === 'choice' && setting.choices.includes(value)
}

/** Reads the row of a fact that is no setting of a form; undefined if there is none. */
export async function readSetting(db: Kysely<Tables>, name: RowName): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

/** Null deletes the saved value, so that the built-in one applies again. */
export async function writeSetting(tx: Tx, name: RowName, value: string | boolean | null): Promise<void> {
  const row = typeof value === 'boolean' ? toPermissionRow(value) : value
  if (row === null) {
    await tx.deleteFrom('settings').where('name', '=', name).execute()
    return
  }
  await tx
    .insertInto('settings')
    .values({ id: newId(), name, value: row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row }))
    .execute()
}

const toPermissionRow = (isGiven: boolean) => (isGiven ? null : 'no')
