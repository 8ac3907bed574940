import type { Config } from '../../server/config.ts'
import { overNetwork, type Person, person } from '../../samples/person.ts'
import type { Content } from './contents.ts'
import { administrator } from './template.ts'
import { openWorld, type World } from './world.ts'

export interface SiteOptions {
  /** instead of nothing */
  content?: Content
  /** the configuration that the environment would have decided otherwise */
  config?: Partial<Config>
}

/** A world that listens on a port, with built pages and running jobs. */
export interface Site {
  /** such as http://127.0.0.1:41234 */
  url: string
  dataDir: string
  /** the server itself, to advance its clock or to read its data */
  world: World
  /** somebody who is not logged in */
  visitor: Person
  /** the administrator, logged in anew */
  administrator(): Promise<Person>
  /** a helper of this name, who has just joined */
  helper(username?: string): Promise<Person>
  /** ends the server, whatever is still connected; its data stay */
  stop(): Promise<void>
  /** stops, if it still runs, and removes the data */
  close(): Promise<void>
}

/** On a free port. It runs in this process: starting one of its own costs ten times as much. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const world = await openWorld({ ...options, pages: true })
  const url = await world.app.listen({ host: '127.0.0.1', port: 0 })
  world.context.jobs.start()
  const visitor = person(overNetwork(url))
  const stop = () => {
    world.app.server.closeAllConnections()
    return world.stop()
  }
  return {
    url,
    dataDir: world.dataDir,
    world,
    visitor,
    administrator: () => visitor.logIn(administrator),
    helper: world.helper,
    stop,
    close: async () => {
      await stop()
      await world.close()
    },
  }
}
