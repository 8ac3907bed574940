import type { Kysely } from 'kysely'
import { builtin, isSampleText, neutralTexts } from '../../contract/memorial/builtin.ts'
import type { Settings } from '../../contract/memorial/settings.ts'
import type { Tx } from '../platform/database/change.ts'
import type { Tables } from '../platform/database/tables.ts'
import { newId } from '../base/ids/newId.ts'

const { obituary: _, ...builtinTexts } = builtin
/** The built-in settings for how the site works and for the printed program. Only administrators read them. */
const builtinBehavior = { moderation: 'off', keepDeleted: 'off', programme: '' } as const
/**
 * The built-in settings for the slideshow and for /wall, a page for a screen in the hall of a service. Visitors' pages read them.
 * With these settings, the slideshow shows only photographs, at their usual speed, and there is no page /wall.
 */
const builtinScreens = {
  slideshowBeginning: 'off',
  slideshowEnd: '',
  slideshowAsLongAsSongs: 'off',
  slideshowFilms: 'off',
  slideshowMemories: 'off',
  slideshowSideBySide: 'off',
  wall: 'off',
} as const

type TextName = keyof typeof builtinTexts
type BehaviorName = keyof typeof builtinBehavior
type ScreenName = keyof typeof builtinScreens
/**
 * The names of rows in `settings`. The portrait is stored under one of two names. The row 'searchEngines' exists only if search
 * engines are not allowed. The row 'saved' exists only if an administrator has saved anything.
 */
type SettingName =
  | TextName
  | BehaviorName
  | ScreenName
  | 'portraitPath'
  | 'portraitMediaId'
  | 'searchEngines'
  | 'saved'

type Values = Required<Pick<Settings, TextName | BehaviorName | ScreenName>>

export interface StoredSettings {
  /** saved texts, and built-in ones for the rest; once a name is saved, built-in texts no longer describe the sample person */
  texts: Pick<Values, TextName>
  behavior: Pick<Values, BehaviorName>
  screenSettings: Pick<Values, ScreenName>
  portrait: { image_path: string | null; image_media_id: string | null }
  allowsSearchEngines: boolean
  hasSavedAnything: boolean
  /** whether a value of the family's own is saved; texts about the sample person are never the family's own */
  isSaved: (name: SettingName) => boolean
  /** whether any text or the portrait is saved */
  hasOwnTexts: boolean
}

/**
 * Reads the saved settings, with built-in values for the rest. Earlier versions stored sample texts that somebody had confirmed;
 * such a row counts as if it were not there.
 */
export async function readStoredSettings(db: Kysely<Tables>): Promise<StoredSettings> {
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute()
  const ownRows = rows.filter(({ name, value }) => !isSampleText(name, value))
  const stored: StoredValues = Object.fromEntries(ownRows.map(({ name, value }) => [name, value]))
  const isSaved = (name: SettingName) => name in stored
  return {
    texts: overlayStored({ ...builtinTexts, ...(isSaved('name') ? neutralTexts : {}) }, stored),
    behavior: overlayStored(builtinBehavior, stored),
    screenSettings: overlayStored(builtinScreens, stored),
    portrait: {
      image_path: stored.portraitPath ?? null,
      image_media_id: stored.portraitMediaId ?? null,
    },
    allowsSearchEngines: stored.searchEngines !== 'no',
    hasSavedAnything: stored.saved !== undefined,
    isSaved,
    hasOwnTexts: ownNames.some(isSaved),
  }
}

type StoredValues = Partial<Record<SettingName, string>>

const { timezone: _zone, ...ownTexts } = builtinTexts
const ownNames = [
  ...(Object.keys(ownTexts) as (keyof typeof ownTexts)[]),
  'portraitPath',
  'portraitMediaId',
] as const

/** Returns the stored value of each name or, if there is none, the built-in value. */
const overlayStored = <Name extends keyof Values>(builtinValues: Pick<Values, Name>, stored: StoredValues) =>
  Object.fromEntries(
    Object.entries(builtinValues).map(([name, value]) => [name, stored[name as Name] ?? value]),
  ) as Pick<Values, Name>

/** Saves a value. Null deletes the saved value, so that the built-in one applies again. */
export async function writeSetting(tx: Tx, name: SettingName, value: string | null): Promise<void> {
  if (value === null) {
    await tx.deleteFrom('settings').where('name', '=', name).execute()
    return
  }
  await tx
    .insertInto('settings')
    .values({ id: newId(), name, value })
    .onConflict((row) => row.column('name').doUpdateSet({ value }))
    .execute()
}
