import type { Kysely } from 'kysely'
import { isolate } from '../../../domain/direction.ts'
import { typeset } from '../../../domain/typeset.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { readStoredSettings } from '../storedSettings.ts'

/** Reads the name of the deceased, for sentences of a mail. */
export const readMemorialName = async (db: Kysely<Tables>): Promise<string> =>
  toMailName((await readStoredSettings(db)).values.name)

export type NamedKeeper = Pick<Tables['users'], 'username' | 'display_name'>

/**
 * Returns how mails call a keeper: by the name that the keeper has entered or, if there is none, by the name that the keeper signs
 * in with. An email address is no name, nor is 'admin', the name of an installation's first account; if there is no other, returns
 * null.
 */
export function nameKeeper({ username, display_name }: NamedKeeper): string | null {
  if (display_name && !display_name.includes('@')) return toMailName(display_name)
  if (username.includes('@') || username.toLowerCase() === 'admin') return null
  const hasCapital = username !== username.toLowerCase()
  return toMailName(hasCapital ? username : username.charAt(0).toUpperCase() + username.slice(1))
}

/** Prepares a name for a sentence of a mail, where it is isolated even outside of the texts' functions. */
export const toMailName = (name: string): string => isolate(toMailLine(name))

/** Removes line breaks and characters that set a direction, and sets quotation marks as in print. */
export const toMailLine = (name: string) =>
  typeset(name.replace(directionCharacters, '')).replace(/\s+/g, ' ').trim()

const directionCharacters = /[\u202a-\u202e\u2066-\u2069]/g
