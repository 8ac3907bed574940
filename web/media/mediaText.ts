import { limits } from '../../contract/limits.ts'
import type { MediaText } from '../../contract/media.ts'

export type TextField = keyof MediaText
export type TypedText = Record<TextField, string>

export const emptyText: TypedText = { title: '', description: '' }

/** The field names in the order of the forms; every form and loop uses this list. */
export const textFields = Object.keys(emptyText) as readonly TextField[]

/** Makes a text by calling `valueOf` for each field. */
export const makeText = <T>(valueOf: (field: TextField) => T) =>
  Object.fromEntries(textFields.map((field) => [field, valueOf(field)])) as Record<TextField, T>

/** Picks the text out of a larger object; null becomes an empty string. */
export const textOf = (source: Record<TextField, string | null>): TypedText =>
  makeText((field) => source[field] ?? '')

/** Whether the server would reject the text. Checked before sending, because the server checks only after the whole file. */
export const isTooLong = (text: TypedText) => textFields.some((field) => text[field].length > limits[field])

/** Ignores spaces at both ends, which are not stored. */
export const isSameText = (a: TypedText, b: TypedText) =>
  textFields.every((field) => a[field].trim() === b[field].trim())

export const isBlank = (text: TypedText) => textFields.every((field) => text[field].trim() === '')
