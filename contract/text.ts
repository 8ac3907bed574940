import { z } from 'zod'
import { timezones } from '../domain/calendar/zones.ts'
import { isEmail } from './email.ts'
import { fieldTexts } from './fieldTexts.ts'
import { limits } from './limits.ts'

/** Validators of text that people type, with a message for each error. */
export const id = z.string().min(1).max(64)

/** Whether a text shows nothing: it has only spaces, invisible characters (Unicode, `Default_Ignorable_Code_Point`) or lone surrogates. */
const isBlank = (value: string) => !/[^\s\p{Default_Ignorable_Code_Point}\p{Cs}\p{Cc}\u2800]/u.test(value)

/** Whether a text is a single line without tabs and other control characters. */
const hasNoControl = (value: string) => !/\p{Cc}/u.test(value)

const hasNoNul = (value: string) => !value.includes('\0')

export const text = (most: number, missing: string = fieldTexts.text) =>
  z
    .string({ error: ({ input }) => (input === undefined ? missing : fieldTexts.text) })
    // formatted only when needed: the first number in a language loads that language's data
    .max(most, { error: () => fieldTexts.tooLong(most) })
    .refine(hasNoNul, fieldTexts.unstorable)

/** A text that was checked when it was saved, and may exceed the form's limit of today. */
export const storedText = z.string().refine(hasNoNul, fieldTexts.unstorable)

/** Picks the fields of a schema from an object that has more. */
export const pickFields = <S extends z.ZodObject>({ shape }: S, source: z.output<S>): z.output<S> =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, source[name]])) as z.output<S>

/** Validates a text that may be missing: absent, null and blank all become null. */
export const optionalText = (most: number) =>
  text(most)
    .nullish()
    .transform((value) => (!value || isBlank(value) ? null : value))

/** Validates a changed text: absent keeps the stored text, null and blank clear it. */
export const changedText = (most: number) =>
  text(most)
    .nullish()
    .transform((value) => (value === undefined ? undefined : !value || isBlank(value) ? null : value))

export const requiredText = (most: number, message: string) =>
  text(most, message).refine((value) => !isBlank(value), message)

/** Validates a line that names a person or a thing. */
export const requiredName = (message: string) =>
  requiredText(limits.name, message).refine(hasNoControl, fieldTexts.unstorable)

/** Validates a changed name that may be empty. */
export const changedName = changedText(limits.name).refine(
  (name) => !name || hasNoControl(name),
  fieldTexts.unstorable,
)

/** Validates an e-mail address, which may be empty. */
export const email = text(limits.email).refine(
  (address) => address === '' || isEmail(address),
  fieldTexts.email,
)

export const webAddress = z.url({ protocol: /^https?$/, error: fieldTexts.webAddress })

const localPath = text(limits.path)
  .nullish()
  .refine((path) => !path || (/^\/(?![/\\])/.test(path) && hasNoControl(path)), fieldTexts.localPath)

/** Validates the path of a picture on this site, which starts with one slash; absent, null and empty become null. */
export const imagePath = localPath.transform((path) => path || null)

/** Validates a changed picture: absent keeps the stored one, null and empty remove it. */
export const changedImagePath = localPath.transform((path) => (path === undefined ? undefined : path || null))

export const timezone = z.enum(timezones)
