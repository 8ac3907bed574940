import { z } from 'zod'

/** The form of the ids that `newId` makes, for ids that come from outside. */
export const storedId = z.string().regex(/^[\w-]{22}$/)
