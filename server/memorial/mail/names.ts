import { isolate } from '../../../domain/direction.ts'
import { typeset, type Typography } from '../../../domain/typeset.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Context } from '../../platform/context.ts'
import { readCurrentSettings } from '../currentSettings.ts'

/** Reads the settings for a mail, which is in the family's language. `name` is that of the deceased, for its sentences. */
export async function readMailSettings(context: Context) {
  const { values, dateStyle, familyTexts: texts } = await readCurrentSettings(context)
  return { values, dateStyle, texts, name: toMailName(values.name, texts) }
}

export type NamedKeeper = Pick<Tables['users'], 'username' | 'display_name'>

/**
 * Returns how mails call a keeper: by the name that the keeper has entered or, if there is none, by the name that the keeper signs
 * in with. An email address is no name, nor is 'admin', the name of an installation's first account; if there is no other, returns
 * null.
 */
export function nameKeeper({ username, display_name }: NamedKeeper, texts: Typography): string | null {
  if (display_name && !display_name.includes('@')) return toMailName(display_name, texts)
  if (username.includes('@') || username.toLowerCase() === 'admin') return null
  const hasCapital = username !== username.toLowerCase()
  return toMailName(hasCapital ? username : username.charAt(0).toUpperCase() + username.slice(1), texts)
}

/** Prepares a name for a sentence of a mail, where it is isolated even outside of the texts' functions. */
export const toMailName = (name: string, texts: Typography): string =>
  isolate(toMailLine(name, texts), texts.direction)

/** Removes line breaks, and characters with which a name could turn the text around it; then sets the name as in print. */
export const toMailLine = (name: string, texts: Typography) =>
  typeset(name.replace(directionCharacters, ''), texts).replace(/\s+/g, ' ').trim()

const directionCharacters = /[\u202a-\u202e\u2066-\u2069]/g
