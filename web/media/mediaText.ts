import { visitorLimits } from '../../contract/visitorLimits.ts'
import type { MediaText } from '../../contract/media/media.ts'

export type TextFieldName = keyof MediaText
export type TypedText = Record<TextFieldName, string>

export const emptyText: TypedText = { title: '', description: '' }

/** The field names in the order in which forms show them. Every form and loop uses this list. */
export const textFieldNames = Object.keys(emptyText) as readonly TextFieldName[]

export const mapTextFields = <T>(getValue: (field: TextFieldName) => T) =>
  Object.fromEntries(textFieldNames.map((field) => [field, getValue(field)])) as Record<TextFieldName, T>

/** Picks the text fields out of a larger object. Null becomes an empty string. */
export const toTypedText = (source: Record<TextFieldName, string | null>): TypedText =>
  mapTextFields((field) => source[field] ?? '')

/**
 * Whether the server would reject the text for its length. Callers check before they send a file, because the server checks the
 * text only after it has received the whole file.
 */
export const isTooLong = (text: TypedText) =>
  textFieldNames.some((field) => text[field].length > visitorLimits[field])

/** Whether two texts are equal, apart from spaces at the ends of a field, which the server does not store. */
export const isSameText = (a: TypedText, b: TypedText) =>
  textFieldNames.every((field) => a[field].trim() === b[field].trim())

export const isBlank = (text: TypedText) => textFieldNames.every((field) => text[field].trim() === '')
