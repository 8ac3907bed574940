import type { Kysely } from 'kysely'
import { builtin } from '../contract/builtin.ts'
import type { Settings } from '../contract/settings.ts'
import type { Tx } from './database/change.ts'
import type { Tables } from './database/tables.ts'
import { newId } from './newId.ts'

const { obituary: _, ...builtinTexts } = builtin
/** How the site works; for the administrator alone. */
const builtinBehaviour = { moderation: 'off', notifyEmail: '', keepDeleted: 'off' } as const

type TextName = keyof typeof builtinTexts
type BehaviourName = keyof typeof builtinBehaviour
/** The portrait is stored under one of two names; 'searchEngines' is stored when they may not,
 * and 'saved' exists once an administrator has saved anything. */
type SettingName = TextName | BehaviourName | 'portraitPath' | 'portraitMediaId' | 'searchEngines' | 'saved'

type Values = Required<Pick<Settings, TextName | BehaviourName>>

export interface StoredSettings {
  texts: Pick<Values, TextName>
  behaviour: Pick<Values, BehaviourName>
  portrait: { image_path: string | null; image_media_id: string | null }
  searchEngines: boolean
  saved: boolean
  /** whether any text or the portrait is the family's own */
  hasOwnTexts: boolean
}

/** What was saved, and built-in values for the rest. Rows were checked against the contract when they were written. */
export async function readStoredSettings(db: Kysely<Tables>): Promise<StoredSettings> {
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute()
  const stored: Rows = Object.fromEntries(rows.map(({ name, value }) => [name, value]))
  return {
    texts: overlay(builtinTexts, stored),
    behaviour: overlay(builtinBehaviour, stored),
    portrait: {
      image_path: stored.portraitPath ?? null,
      image_media_id: stored.portraitMediaId ?? null,
    },
    searchEngines: stored.searchEngines !== 'no',
    saved: stored.saved !== undefined,
    hasOwnTexts: ownNames.some((name) => name in stored),
  }
}

type Rows = Partial<Record<SettingName, string>>

const { timezone: _zone, ...ownTexts } = builtinTexts
const ownNames = [...Object.keys(ownTexts), 'portraitPath', 'portraitMediaId']

/** The stored value under each of these names, else the built-in one. */
const overlay = <Name extends keyof Values>(builtinValues: Pick<Values, Name>, stored: Rows) =>
  Object.fromEntries(
    Object.entries(builtinValues).map(([name, value]) => [name, stored[name as Name] ?? value]),
  ) as Pick<Values, Name>

/** A null takes the built-in value back. */
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
