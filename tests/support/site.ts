import { rm } from 'node:fs/promises'
import { builtDist } from './pages.ts'
import { fetched, type Person, person } from './person.ts'
import { startProcess } from './process.ts'
import { administrator, copyOfTemplate } from './template.ts'

export interface SiteOptions {
  /** the sample life instead of an empty memorial */
  filled?: boolean
  /** environment variables, such as PUBLIC_URL */
  env?: Record<string, string>
}

/** A real server, a process of its own on a free port and on a data folder of its own. */
export interface Site {
  /** such as http://127.0.0.1:41234 */
  url: string
  dataDir: string
  visitor: Person
  /** the administrator, logged in anew */
  administrator(): Promise<Person>
  /** what the server has printed so far */
  output(): string
  /** as Ctrl-C does; resolves to the exit code */
  stop(): Promise<number | null>
  /** stops the server and removes its data */
  close(): Promise<void>
}

export async function startSite({ filled = false, env = {} }: SiteOptions = {}): Promise<Site> {
  builtDist()
  const dataDir = await copyOfTemplate(filled)
  const { url, output, ended, kill } = await startProcess({ DATA_DIR: dataDir, ...env })
  if (!url) throw new Error(`The server ended with ${await ended}:\n${output()}`)
  const visitor = person(fetched(url))
  const stop = () => {
    kill('SIGINT')
    return ended
  }
  return {
    url,
    dataDir,
    visitor,
    administrator: () => visitor.loggedIn(administrator),
    output,
    stop,
    close: async () => {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
