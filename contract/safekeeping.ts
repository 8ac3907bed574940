import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** The state of the originals (files as people sent them): how many there are, and when they were last verified and backed up. */
export const safekeeping = z.object({
  photographs: z.int(),
  films: z.int(),
  songs: z.int(),
  /** every original has been verified or uploaded since this time; null if there are no originals or the time is unknown */
  checkedAt: z.iso.datetime().nullable(),
  /** how many files are damaged or missing */
  faultCount: z.int(),
  /** sentences about the first 20 of them: which file is damaged, how it is damaged, and what to do */
  faults: z.array(z.string()),
  lastCopyAt: z.iso.datetime().nullable(),
  /** whether the server is set up to make backups and the next backup is overdue */
  copyOverdue: z.boolean(),
  /** whether the server has a folder for backups */
  canBackUp: z.boolean(),
})
export type Safekeeping = z.infer<typeof safekeeping>

export const readSafekeepingEndpoint = endpoint('GET /api/safekeeping', {
  name: 'readSafekeeping',
  summary: 'Whether everything is still as it was sent, and when it was last backed up',
  who: 'administrator',
  reads: null,
  response: safekeeping,
})
