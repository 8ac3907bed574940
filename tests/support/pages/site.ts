import type { Config } from '../../../server/base/config/config.ts'
import { createNetworkSend, createPerson } from '../../../samples/person.ts'
import type { Content } from '../world/contents.ts'
import { administrator } from '../world/template.ts'
import { openWorld } from '../world/world.ts'

export interface SiteOptions {
  /** the content, instead of an empty memorial */
  content?: Content
  /** configuration that replaces that of the environment */
  config?: Partial<Config>
}

export type Site = Awaited<ReturnType<typeof startSite>>

/**
 * Starts a world that listens on a free port, with built pages and running jobs. It runs in this process, because a process of
 * its own would take ten times as long.
 */
export async function startSite(options: SiteOptions = {}) {
  const world = await openWorld({ ...options, pages: true })
  const url = await world.app.listen({ host: '127.0.0.1', port: 0 })
  world.context.jobs.start()
  const visitor = createPerson(createNetworkSend(url))
  const stop = () => {
    world.app.server.closeAllConnections()
    return world.stop()
  }
  return {
    /** such as http://127.0.0.1:41234 */
    url,
    dataDir: world.dataDir,
    /** the server itself, to advance its clock or read its data */
    world,
    /** changes the configuration while the site runs */
    configure: (config: Partial<Config>) => Object.assign(world.context.config, config),
    /** somebody who is not logged in */
    visitor,
    /** logs the administrator in */
    administrator: () => visitor.logIn(administrator),
    /** invites a helper of this name, who joins */
    helper: world.helper,
    /** ends the server and all connections; the data stays */
    stop,
    /** stops the server, if it still runs, and removes the data */
    close: async () => {
      await stop()
      await world.close()
    },
  }
}
