import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** The originals: how many there are, when they were last read again and found good, and when they were last copied. */
export const safekeeping = z.object({
  photographs: z.int(),
  films: z.int(),
  songs: z.int(),
  /** since when every original has been read again, or has come; null when there is none */
  checkedAt: z.iso.datetime().nullable(),
  /** sentences: what is wrong with which file, and what to do */
  faults: z.array(z.string()),
  lastCopyAt: z.iso.datetime().nullable(),
  /** whether the server was told to take copies, and the last one is older than it should be */
  copyOverdue: z.boolean(),
  /** whether the server was told where to put copies */
  canBackUp: z.boolean(),
})
export type Safekeeping = z.infer<typeof safekeeping>

export const readSafekeeping = endpoint('GET /api/safekeeping', {
  name: 'readSafekeeping',
  summary: 'Whether everything is still as it was sent, and when it was last copied',
  who: 'administrator',
  answer: safekeeping,
})
