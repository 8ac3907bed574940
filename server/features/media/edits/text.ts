import type { Suffixed } from '../../../../contract/history.ts'
import { type MediaText, mediaText, type ShownText } from '../../../../contract/media.ts'
import { texts } from '../texts.ts'

export type TextField = keyof MediaText
const fields = Object.keys(mediaText.shape) as TextField[]

/** A text made field by field. */
export const makeText = (valueOf: (field: TextField) => string | null) =>
  Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as MediaText

/** One of the texts that an object carries under names such as `title_before`. */
export const suffixedText = <Suffix extends string>(source: Suffixed<MediaText, Suffix>, suffix: Suffix) =>
  makeText((field) => (source as Record<string, string | null>)[field + suffix] ?? null)

/** The text alone, out of a row or a form. */
export const textOf = (source: MediaText) => makeText((field) => source[field])

export const isSameText = (a: MediaText, b: MediaText) => fields.every((field) => a[field] === b[field])

export const changedTexts = (before: MediaText, after: MediaText) =>
  fields.filter((field) => before[field] !== after[field]).map((field) => after[field])

/** The name of an item without a title; `author` is the visitor who sent it. */
const defaultTitle = (author: string | null) => (author ? texts.photoFrom(author) : texts.photo)

/** A title that repeats the default one is not stored: it follows when the author's name is corrected. */
export const storedText = (text: MediaText, author: string | null): MediaText => ({
  ...text,
  title: text.title === defaultTitle(author) ? null : text.title,
})

export const presentText = (text: MediaText, author: string | null): ShownText => ({
  ...textOf(text),
  title: text.title ?? defaultTitle(author),
})
