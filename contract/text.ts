import { z } from 'zod'
import { timezones } from './calendar/zones.ts'

/** Words people type: what is allowed in them, and what they are told when it is not. */
export const id = z.string().min(1).max(64)

const noNul = (value: string) => !value.includes('\0')

export const text = (most: number) =>
  z
    .string('This must be text')
    .max(most, `This can be ${most.toLocaleString('en')} characters long at most`)
    .refine(noNul, 'This contains a character that cannot be stored')

/** Empty, absent and null all mean: none. */
export const optionalText = (most: number) =>
  text(most)
    .nullish()
    .transform((value) => (value?.trim() ? value : null))

/** For a change: absent leaves what is there, empty and null clear it. */
export const changedText = (most: number) =>
  text(most)
    .nullish()
    .transform((value) => (value === undefined ? undefined : value?.trim() ? value : null))

export const neededText = (most: number, sentence: string) =>
  text(most).refine((value) => value.trim() !== '', sentence)

export const title = (sentence: string) => neededText(200, sentence)

const pathHere = text(500)
  .nullish()
  .refine((path) => !path || /^\/(?![/\\])/.test(path), 'This must be empty or start with /')

/** A picture on this site: empty, or a path that starts with one slash. */
export const imagePath = pathHere.transform((path) => path || null)

/** For a change: absent leaves the picture that is there, empty and null take it away. */
export const changedImagePath = pathHere.transform((path) => (path === undefined ? undefined : path || null))

export const timezone = z.enum(timezones)
