import type { Context } from './platform/context.ts'
import type { Route } from './http/routes/route.ts'
import { accessRoutes } from './features/access/access.routes.ts'
import { authRoutes } from './features/auth/auth.routes.ts'
import { deletedRoutes } from './features/deleted/deleted.routes.ts'
import { digestRoutes } from './features/digest/digest.routes.ts'
import { keepersRoutes } from './features/keepers/keepers.routes.ts'
import { mediaRoutes } from './features/media/media.routes.ts'
import { memoriesRoutes } from './features/memories/memories.routes.ts'
import { musicRoutes } from './features/music/music.routes.ts'
import { obituaryRoutes } from './features/obituary/obituary.routes.ts'
import { remoteRoutes } from './features/remote/remote.routes.ts'
import { safekeepingRoutes } from './safety/safekeeping/safekeeping.routes.ts'
import { servicesRoutes } from './features/services/services.routes.ts'
import { settingsRoutes } from './features/settings/settings.routes.ts'

/** Registers the API routes of the features that need nothing but the context. */
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
  keepersRoutes(route, context)
  accessRoutes(route, context)
  remoteRoutes(route, context)
  digestRoutes(route, context)
}
