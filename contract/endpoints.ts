import type { Endpoint } from './endpoint.ts'
import * as access from './access.ts'
import * as archive from './archive.ts'
import * as auth from './auth.ts'
import * as deleted from './deleted.ts'
import * as digest from './digest.ts'
import * as history from './history.ts'
import * as journal from './journal.ts'
import * as keepers from './keepers.ts'
import * as media from './media.ts'
import * as memories from './memories.ts'
import * as music from './music.ts'
import * as obituary from './obituary.ts'
import * as offlineShow from './offlineShow.ts'
import * as remote from './remote.ts'
import * as safekeeping from './safekeeping.ts'
import * as services from './services.ts'
import * as settings from './settings.ts'
import { workEndpoints } from './work.ts'

/** The API documentation lists the endpoints in this order. */
const modules = [
  media,
  history,
  music,
  safekeeping,
  services,
  obituary,
  memories,
  deleted,
  settings,
  access,
  digest,
  remote,
  offlineShow,
  workEndpoints,
  archive,
  journal,
  keepers,
  auth,
] as const

type EndpointOf<M> = M extends unknown ? Extract<M[keyof M], Endpoint> : never
type AnyEndpoint = EndpointOf<(typeof modules)[number]>

/** All endpoints of the server: every export of these modules that has a route. */
export const endpoints = modules.flatMap((exported): AnyEndpoint[] =>
  Object.values(exported).filter((value) => typeof value === 'object' && 'route' in value),
)

/** Endpoints by route; the web's `call` takes its types from here. */
export type Endpoints = { [E in AnyEndpoint as E['route']]: E }
