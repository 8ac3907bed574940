import { z } from 'zod'

/**
 * A running server as described by `running.json` next to its lock. An update may read another version's file, so later
 * versions may add fields, and never rename or remove one.
 */
export const runningServer = z.object({
  pid: z.int().positive(),
  /** for programs on the same machine, such as http://127.0.0.1:3000; null until it listens */
  address: z.url().nullable(),
  version: z.string(),
  /** the folder of its program */
  folder: z.string(),
  /** when the process began, in ISO 8601 */
  since: z.iso.datetime(),
})

export type RunningServer = z.infer<typeof runningServer>
