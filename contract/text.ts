import { z } from 'zod'
import { isTimezone, resolveZone } from '../domain/calendar/zoneNames.ts'
import { foldConfusables } from '../domain/foldConfusables.ts'
import { normalizeLine, normalizeText, trimEdges } from '../domain/normalizeText.ts'
import { isEmail } from './email.ts'
import { type FieldMessage, sayField, sayFields } from './fieldErrors.ts'
import { limits } from './limits.ts'
import { listMisfits, type LinesLimits, listLines } from './lines.ts'

export const id = z.string().min(1).max(64)

/**
 * Whether a string shows nothing, because it has only spaces, invisible characters (Unicode's `Default_Ignorable_Code_Point`),
 * control characters or lone surrogates.
 */
const isBlank = (value: string) => !/[^\s\p{Default_Ignorable_Code_Point}\p{Cs}\p{Cc}\u2800]/u.test(value)

/** Whether a string has no control characters, such as tabs and line breaks. */
const hasNoControlCharacter = (value: string) => !/\p{Cc}/u.test(value)

/**
 * Makes a validator for text of several lines that people write. Its line ends are normalized before its length is checked. Texts
 * that an import reads from files are normalized by the same functions.
 */
export const text = (maxLength: number, missingMessage: FieldMessage = sayField('text')) =>
  limitLength(typedString(missingMessage).overwrite(normalizeText), maxLength)

/** Makes a validator for text of one line, such as a title, a place or a date. */
export const line = (maxLength: number, missingMessage: FieldMessage = sayField('text')) =>
  limitLength(typedString(missingMessage).overwrite(normalizeLine), maxLength)

/** Makes a validator for a list of short texts, one a line. Blank lines are dropped. */
export const lines = (linesLimits: LinesLimits) =>
  typedString()
    .superRefine((value, { addIssue }) => {
      const misfits = listMisfits(value, linesLimits)
      if (misfits.length > 0) addIssue(sayFields(misfits))
    })
    .overwrite((value) => listLines(value).join('\n'))

/** Makes a validator for a password. It is not normalized, because it would no longer match an earlier hash. */
export const password = (missingMessage: FieldMessage) =>
  limitLength(typedString(missingMessage), limits.password).refine(hasNoNul, sayField('unstorable'))

/** Makes a check of a password's length. Does not count what a comparison ignores, such as the second of two blanks. */
export const hasLength = (minLength: number) => (value: string) =>
  Math.min(trimEdges(value).length, foldConfusables(value).length) >= minLength

/** Makes a validator for a string. `missingMessage` is the error message if the string is absent. */
const typedString = (missingMessage: FieldMessage = sayField('text')) =>
  z.string({ error: ({ input }) => (input === undefined ? missingMessage : sayField('text')) })

const limitLength = (schema: z.ZodString, maxLength: number) =>
  // a function, so that the message is made only if it is needed
  schema.max(maxLength, { error: () => sayField('tooLong', maxLength) })

const hasNoNul = (value: string) => !value.includes('\0')

/** Returns only those fields of an object that the schema defines. */
export const pickFields = <S extends z.ZodObject>({ shape }: S, source: z.output<S>): z.output<S> =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, source[name]])) as z.output<S>

/** A text that people type: whether it has one line or several, and how many characters it can have. */
export interface TextField {
  kind: 'line' | 'text'
  maxLength: number
}
const kinds = { line, text }

/** Absent text, null and blank text all become null. */
export const optionalField = ({ kind, maxLength }: TextField) =>
  kinds[kind](maxLength).nullish().transform(toOptional)
export const optionalText = (maxLength: number) => optionalField({ kind: 'text', maxLength })
export const optionalLine = (maxLength: number) => optionalField({ kind: 'line', maxLength })

const toOptional = (value: string | null | undefined) => (!value || isBlank(value) ? null : value)

/** If the new text is absent, the stored text stays; null and blank text clear the stored text. */
export const changedField = ({ kind, maxLength }: TextField) =>
  kinds[kind](maxLength).nullish().transform(toChanged)
export const changedText = (maxLength: number) => changedField({ kind: 'text', maxLength })

const toChanged = (value: string | null | undefined) => (value === undefined ? undefined : toOptional(value))

export const requiredText = (maxLength: number, message: FieldMessage) =>
  text(maxLength, message).refine((value) => !isBlank(value), message)

export const requiredLine = (maxLength: number, message: FieldMessage) =>
  line(maxLength, message).refine((value) => !isBlank(value), message)

export const requiredName = (message: FieldMessage) =>
  requiredLine(limits.name, message).refine(hasNoControlCharacter, sayField('unstorable'))

/** The new name may be empty. */
export const changedName = changedField({ kind: 'line', maxLength: limits.name }).refine(
  (name) => !name || hasNoControlCharacter(name),
  sayField('unstorable'),
)

/** The address may be empty. */
export const email = limitLength(typedString().overwrite(trimEdges), limits.email).refine(
  (address) => address === '' || isEmail(address),
  sayField('email'),
)

export const webAddress = z.url({ protocol: /^https?$/, error: sayField('webAddress') })

const localPath = limitLength(typedString(), limits.path)
  .nullish()
  .refine(
    (path) => !path || (/^\/(?![/\\])/.test(path) && hasNoControlCharacter(path)),
    sayField('localPath'),
  )

/**
 * Validates the path of a picture on this site. The path starts with one slash. An absent path, null and an empty path become
 * null.
 */
export const imagePath = localPath.transform((path) => path || null)

/** If the path is absent, the stored path stays; null and an empty path remove it. */
export const changedImagePath = localPath.transform((path) => (path === undefined ? undefined : path || null))

/** Validates any name of a time zone, and replaces it with the present name of the zone. */
export const timezone = typedString()
  .overwrite((name) => resolveZone(name) ?? name)
  .refine(isTimezone, sayField('timezone'))
