import type { Context } from './platform/context.ts'
import type { Route } from './http/routes/route.ts'
import { accessRoutes } from './features/access/accessFeature.ts'
import { authRoutes } from './features/auth/authFeature.ts'
import { deletedRoutes } from './features/deleted/deletedFeature.ts'
import { digestRoutes } from './features/digest/digestFeature.ts'
import { journalRoutes } from './features/journal/journal.routes.ts'
import { keepersRoutes } from './features/keepers/keepersFeature.ts'
import { mediaRoutes } from './features/media/mediaFeature.ts'
import { memoriesRoutes } from './features/memories/memoriesFeature.ts'
import { musicRoutes } from './features/music/musicFeature.ts'
import { obituaryRoutes } from './features/obituary/obituaryFeature.ts'
import { remoteRoutes } from './features/remote/remoteFeature.ts'
import { safekeepingRoutes } from './safety/safekeeping/safekeepingFeature.ts'
import { servicesRoutes } from './features/services/servicesFeature.ts'
import { settingsRoutes } from './features/settings/settingsFeature.ts'

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
  journalRoutes(route, context)
  keepersRoutes(route, context)
  accessRoutes(route, context)
  remoteRoutes(route, context)
  digestRoutes(route, context)
}
