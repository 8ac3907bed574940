import { limitMarks } from '../../codecs/pages/limitMarks.ts'
import { removeBreaks } from './addBreaks.ts'
import { type StoredSentence, toStored } from '../../../languages/storedSentence.ts'

/** `owner` says in the report whose text it is, and `key` is the text's key in the data. */
export type ChangeText = (text: string, owner: StoredSentence, key: string) => string

/**
 * Copies a template's data and applies `change` to every text. The owner of a text is the chapter or the innermost object with a
 * name, an alternative text or a title that contains the text.
 */
export function changeEachText<T>(value: T, change: ChangeText, owner: StoredSentence = '', key = ''): T {
  if (typeof value === 'string') return change(value, owner, key) as T
  if (Array.isArray(value)) return value.map((each: unknown) => changeEachText(each, change, owner, key)) as T
  if (typeof value !== 'object' || value === null) return value
  const innerOwner = describeOwner(value) ?? owner
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      changeEachText(each, change, chapters[key] ?? innerOwner, key),
    ]),
  ) as T
}

/** The owners of texts that belong to no object with a name, by their keys in the data. */
const chapters: Readonly<Record<string, StoredSentence>> = {
  obituary: toStored('book.obituary'),
  orderOfService: toStored('book.program'),
}

/** Describes an object by its name and its day, such as 'Ada, March 3, 2025'. */
function describeOwner(value: object): string | undefined {
  const { name, alt, title, day, when } = value as Record<string, unknown>
  const ownName = name ?? alt ?? title
  if (typeof ownName !== 'string') return undefined
  return [ownName, String(day ?? when ?? '')].map(shortenName).filter(Boolean).join(', ')
}

/**
 * Shortens a name for the report, and removes the spaces and breaks that only print needs. Names may be long, because the
 * description is the name of a photograph without a title.
 */
const shortenName = (text: string) => [...limitMarks(removeBreaks(text)).text].slice(0, 80).join('').trim()
