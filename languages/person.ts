import { anyPerson, type Person, type Pronoun } from '../domain/person/person.ts'

/** The means by which sentences speak of the person who died. `Answer` lists the forms that the language has. */
export interface Spoken<Answer extends Pronoun = Pronoun> extends Pick<Person, 'genitive' | 'locative'> {
  /** Chooses the form for the person: `form({ he: 'his life', she: 'her life', name: `the life of ${name}` })`. */
  form: <Value>(forms: Readonly<Record<Answer, Value>>) => Value
  name: string
}

/** Makes the sentences that speak of a person. The server needs this, because it answers in several languages. */
export const sayOf = <Texts>(texts: Texts, person: Person) => (makers.get(texts)?.(person) ?? texts) as Texts

/** how sentences that speak of the person are made for another one */
export const makers = new Map<unknown, (person: Person) => unknown>()

/** Lets all sentences of a page speak of a person, also those that are loaded later. A page is of one memorial. */
export const speakOf = (person: Person) => {
  if (person === pagePerson) return
  pagePerson = person
  for (const [texts, make] of makers) replaceIn(texts as Group, make(person) as Group)
}

/** Replaces sentences in place, because components have imported the groups that they are in. */
const replaceIn = (group: Group, newGroup: Group) => {
  for (const [key, value] of Object.entries(newGroup))
    if (isGroup(value)) replaceIn(group[key] as Group, value)
    else group[key] = value
}

let pagePerson: Person | undefined

/** Returns of whom the sentences of this page speak. The server writes it into the document, unless they speak of him. */
export const readPagePerson = (): Person => {
  const written = globalThis.document?.documentElement.dataset.person
  return (pagePerson ??= written ? (JSON.parse(written) as Person) : anyPerson)
}

type Group = Record<string, unknown>

export const isGroup = (value: unknown): value is Group =>
  (value as object | null | undefined)?.constructor === Object
