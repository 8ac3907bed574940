import { z } from 'zod'
import { timezones } from '../domain/calendar/zones.ts'
import { isEmail } from './email.ts'
import { fieldTexts } from './fieldTexts.ts'
import { limits } from './limits.ts'

/** Validators of what people type, with the message for each fault. */
export const id = z.string().min(1).max(64)

/** Nothing, or only what is not seen: spaces, signs that stand for nothing (Unicode, `Default_Ignorable_Code_Point`), half a character. */
const isBlank = (value: string) => !/[^\s\p{Default_Ignorable_Code_Point}\p{Cs}\p{Cc}\u2800]/u.test(value)

/** In what stands on one line: a line's end, a tab, or a sign for machines. */
const noControl = (value: string) => !/\p{Cc}/u.test(value)

const noNul = (value: string) => !value.includes('\0')

export const text = (most: number, missing: string = fieldTexts.text) =>
  z
    .string({ error: ({ input }) => (input === undefined ? missing : fieldTexts.text) })
    // written when it is needed: the first number in a language loads what is known of the language
    .max(most, { error: () => fieldTexts.tooLong(most) })
    .refine(noNul, fieldTexts.unstorable)

/** A text that was checked when it was written, and may be longer than a form takes today. */
export const storedText = z.string().refine(noNul, fieldTexts.unstorable)

/** The fields of a schema out of something that has more. */
export const pick = <S extends z.ZodObject>({ shape }: S, source: z.output<S>): z.output<S> =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, source[name]])) as z.output<S>

/** Absent, null and blank all become null. */
export const optionalText = (most: number) =>
  text(most)
    .nullish()
    .transform((value) => (!value || isBlank(value) ? null : value))

/** For a change: absent leaves the stored text, null and blank clear it. */
export const changedText = (most: number) =>
  text(most)
    .nullish()
    .transform((value) => (value === undefined ? undefined : !value || isBlank(value) ? null : value))

export const neededText = (most: number, message: string) =>
  text(most, message).refine((value) => !isBlank(value), message)

/** One line that names a person or a thing. */
export const neededName = (message: string) =>
  neededText(limits.name, message).refine(noControl, fieldTexts.unstorable)

/** For a change of a name that may be empty. */
export const changedName = changedText(limits.name).refine(
  (name) => !name || noControl(name),
  fieldTexts.unstorable,
)

/** An e-mail address, or nothing. */
export const email = text(limits.email).refine(
  (address) => address === '' || isEmail(address),
  fieldTexts.email,
)

export const webAddress = z.url({ protocol: /^https?$/, error: fieldTexts.webAddress })

const localPath = text(limits.path)
  .nullish()
  .refine((path) => !path || (/^\/(?![/\\])/.test(path) && noControl(path)), fieldTexts.localPath)

/** A picture of this site: a path that starts with one slash; absent, null and empty become null. */
export const imagePath = localPath.transform((path) => path || null)

/** For a change: absent leaves the stored picture, null and empty remove it. */
export const changedImagePath = localPath.transform((path) => (path === undefined ? undefined : path || null))

export const timezone = z.enum(timezones)
