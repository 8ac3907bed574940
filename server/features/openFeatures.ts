import type { Context } from '../context.ts'
import type { Route } from '../http/route.ts'
import { accessRoutes } from './access/access.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { deletedRoutes } from './deleted/deleted.routes.ts'
import { digestRoutes } from './digest/digest.routes.ts'
import { journalRoutes } from './journal/journal.routes.ts'
import { keepersRoutes } from './keepers/keepers.routes.ts'
import { mediaRoutes } from './media/media.routes.ts'
import { memoriesRoutes } from './memories/memories.routes.ts'
import { musicRoutes } from './music/music.routes.ts'
import { obituaryRoutes } from './obituary/obituary.routes.ts'
import { remoteRoutes } from './remote/remote.routes.ts'
import { safekeepingRoutes } from './safekeeping/safekeeping.routes.ts'
import { servicesRoutes } from './services/services.routes.ts'
import { settingsRoutes } from './settings/settings.routes.ts'

/** Registers the routes of every feature. */
export function openFeatures(route: Route, context: Context) {
  authRoutes(route, context)
  mediaRoutes(route, context)
  memoriesRoutes(route, context)
  musicRoutes(route, context)
  obituaryRoutes(route, context)
  servicesRoutes(route, context)
  settingsRoutes(route, context)
  deletedRoutes(route, context)
  safekeepingRoutes(route, context)
  journalRoutes(route, context)
  keepersRoutes(route, context)
  accessRoutes(route, context)
  remoteRoutes(route, context)
  digestRoutes(route, context)
}
