import type { Language } from '../language.ts'

/** How sentences speak of the person who died: as of him, as of her, or with the name again where others have a pronoun. */
export const pronouns = ['he', 'she', 'name'] as const
export type Pronoun = (typeof pronouns)[number]

/** The person who died, as far as sentences need to know. What no sentence needs is empty. */
export interface Person {
  pronoun: Pronoun
  /** the name as the family writes it; empty unless sentences repeat it */
  name: string
  /** the name's forms in Polish for 'kogo?' and 'o kim?'; empty if the family has not written them */
  genitive: string
  locative: string
}

/** The settings that say who the person is. */
export interface PersonSettings {
  pronoun: Pronoun
  name: string
  nameGenitive: string
  nameLocative: string
}

/**
 * Returns the person of a memorial: the same object for the same settings, so that sentences are made once for each person. Without a
 * name, sentences cannot repeat it, and speak of him.
 */
export function toPerson({ pronoun: chosen, name, nameGenitive, nameLocative }: PersonSettings): Person {
  const pronoun = chosen === 'name' && !name.trim() ? 'he' : chosen
  const person = {
    pronoun,
    name: pronoun === 'name' ? name : '',
    genitive: nameGenitive,
    locative: nameLocative,
  }
  const key = JSON.stringify(person)
  const known = persons.get(key) ?? person
  persons.set(key, known)
  return known
}

/** The person of sentences that speak of nobody, such as those of a command, and of a new memorial. */
export const anyPerson: Person = { pronoun: 'he', name: '', genitive: '', locative: '' }

const persons = new Map([[JSON.stringify(anyPerson), anyPerson]])

/** Lists the answers that a family's language has. Polish and Hebrew verbs have a gender even next to a name. */
export const listPronouns = (language: Language): readonly Pronoun[] =>
  ['he', 'pl'].includes(language) ? pronouns.slice(0, 2) : pronouns
