import { z } from 'zod'

/**
 * The description of a running server in the file `running.json`, next to the server's lock. An update may read a file that
 * another version wrote. Therefore later versions may add fields, but must never rename or remove a field.
 */
export const runningServer = z.object({
  pid: z.int().positive(),
  /** the URL for programs on the same machine, such as http://127.0.0.1:3000; null until the server listens */
  address: z.url().nullable(),
  version: z.string(),
  folder: z.string(),
  /** when the process started, in ISO 8601 */
  since: z.iso.datetime(),
})

export type RunningServer = z.infer<typeof runningServer>
