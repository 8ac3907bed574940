import { limits } from '../../contract/limits.ts'
import type { MediaText } from '../../contract/media/media.ts'

export type TextFieldName = keyof MediaText
export type TypedText = Record<TextFieldName, string>

export const emptyText: TypedText = { title: '', description: '' }

/** The field names in the order of the forms; every form and loop uses this list. */
export const textFieldNames = Object.keys(emptyText) as readonly TextFieldName[]

/** Makes a text by calling `valueOf` for each field. */
export const mapTextFields = <T>(valueOf: (field: TextFieldName) => T) =>
  Object.fromEntries(textFieldNames.map((field) => [field, valueOf(field)])) as Record<TextFieldName, T>

/** Picks the text out of a larger object; null becomes an empty string. */
export const toTypedText = (source: Record<TextFieldName, string | null>): TypedText =>
  mapTextFields((field) => source[field] ?? '')

/** Whether the server would reject the text. Checked before sending, because the server checks only after the whole file. */
export const isTooLong = (text: TypedText) =>
  textFieldNames.some((field) => text[field].length > limits[field])

/** Ignores spaces at both ends, which are not stored. */
export const isSameText = (a: TypedText, b: TypedText) =>
  textFieldNames.every((field) => a[field].trim() === b[field].trim())

export const isBlank = (text: TypedText) => textFieldNames.every((field) => text[field].trim() === '')
