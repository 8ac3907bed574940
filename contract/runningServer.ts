import { z } from 'zod'

/**
 * A running server as `running.json` next to its lock tells of it. The update of one version reads the file of another: later
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
