import { limits } from '../../contract/limits.ts'
import type { MediaText } from '../../contract/media.ts'

export type TextField = keyof MediaText
export type TypedText = Record<TextField, string>

export const emptyText: TypedText = { title: '', description: '' }

/** In the order in which they are asked for: every form and loop goes by this list. */
export const textFields = Object.keys(emptyText) as readonly TextField[]

/** A text made field by field. */
export const makeText = <T>(valueOf: (field: TextField) => T) =>
  Object.fromEntries(textFields.map((field) => [field, valueOf(field)])) as Record<TextField, T>

/** The text alone, out of something that has more. */
export const textOf = (source: Record<TextField, string | null>): TypedText =>
  makeText((field) => source[field] ?? '')

/** Whether the server would reject the text, after all of the file has been sent. */
export const isTooLong = (text: TypedText) => textFields.some((field) => text[field].length > limits[field])

/** Spaces around it are not stored. */
export const isSameText = (a: TypedText, b: TypedText) =>
  textFields.every((field) => a[field].trim() === b[field].trim())

export const isBlank = (text: TypedText) => textFields.every((field) => text[field].trim() === '')
