import type { WithSuffix } from '../../../../contract/media/history.ts'
import { type MediaText, mediaText, type ShownText } from '../../../../contract/media/media.ts'
import { languages } from '../../../../domain/language.ts'
import { anyPerson } from '../../../../domain/person/person.ts'
import { inLanguage, type ServerTexts } from '../../../../languages/inLanguage.ts'

export type TextField = keyof MediaText
const textFields = Object.keys(mediaText.shape) as TextField[]

export const makeText = (getValue: (field: TextField) => string | null) =>
  Object.fromEntries(textFields.map((field) => [field, getValue(field)])) as MediaText

/** Makes a `MediaText` from the fields whose names end with a suffix, such as `title_before`. */
export const pickSuffixedText = <Suffix extends string>(
  source: WithSuffix<MediaText, Suffix>,
  suffix: Suffix,
) => makeText((field) => (source as Record<string, string | null>)[field + suffix] ?? null)

export const pickText = (source: MediaText) => makeText((field) => source[field])

export const isSameText = (a: MediaText, b: MediaText) => textFields.every((field) => a[field] === b[field])

export const listChangedTexts = (before: MediaText, after: MediaText) =>
  textFields.filter((field) => before[field] !== after[field]).map((field) => after[field])

/** Makes the title that is shown for an item without a title. `author` is the visitor who sent the item. */
const defaultTitle = (author: string | null, { media: { photoFrom, photo } }: ServerTexts) =>
  author ? `${photoFrom} ${author}` : photo

/**
 * Drops a title that equals the default title in any language, because the default title must change if the author's name is corrected,
 * or if the family chooses another language.
 */
export const toStoredText = (text: MediaText, author: string | null): MediaText => ({
  ...text,
  title: languages.some((language) => text.title === defaultTitle(author, inLanguage(language, anyPerson)))
    ? null
    : text.title,
})

export const presentText = (text: MediaText, author: string | null, familyTexts: ServerTexts): ShownText => ({
  ...pickText(text),
  title: text.title ?? defaultTitle(author, familyTexts),
})
