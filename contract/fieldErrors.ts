/** The errors in a field, each with the values that its sentence needs. The sentences are `fieldTexts` in languages/. */
interface FieldErrors extends Record<PlainError, []> {
  tooLong: [maxLength: number]
  tooManyLines: [maxLines: number, count: number]
  tooManyNames: [maxNames: number]
  /** a line, counted from 1; the number of characters that are too many; and the beginning of the line */
  lineTooLong: [line: number, excess: number, beginning: string]
}

type PlainError =
  | 'text'
  | 'unstorable'
  | 'email'
  | 'emailNeeded'
  | 'localPath'
  | 'webAddress'
  | 'name'
  | 'hisName'
  | 'title'
  | 'date'
  | 'time'
  | 'edtf'
  | 'location'
  | 'obituary'
  | 'login'
  | 'timezone'
  | 'unusable'
  | 'currentPassword'
  | 'newPassword'
  | 'familyPassword'
  | 'purpose'
  | 'invitationKey'
  | 'crop'
  | 'writerKey'
  | 'answer'

/** An error in a field: the name of its sentence, and the values. */
export type FieldError = {
  [Name in keyof FieldErrors]: [name: Name, ...values: FieldErrors[Name]]
}[keyof FieldErrors]

/** The message of a schema about a field. It is no sentence, because a schema does not know in which language the reader reads. */
export type FieldMessage = string & { readonly isFieldMessage: true }

/** Makes the message of a schema. The server makes a sentence of it when it responds. */
export const sayField = (...[name, ...values]: FieldError): FieldMessage =>
  sayFields([[name, ...values] as FieldError])

export const sayFields = (errors: readonly FieldError[]) => JSON.stringify(errors) as FieldMessage

/** The sentences of a language, as functions of the values. */
export type FieldSentences = {
  [Name in keyof FieldErrors]: FieldErrors[Name] extends []
    ? string
    : (...values: FieldErrors[Name]) => string
}

/** Joins the sentences of these errors. */
export const describeFieldErrors = (texts: FieldSentences, errors: readonly FieldError[]): string =>
  errors
    .map(([name, ...values]) => {
      const sentence = texts[name] as string | ((...given: unknown[]) => string)
      return typeof sentence === 'string' ? sentence : sentence(...values)
    })
    .join(' ')
