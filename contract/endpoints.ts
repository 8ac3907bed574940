import type { Endpoint } from './endpoint.ts'
import * as access from './people/access.ts'
import * as answers from './media/answers.ts'
import * as archive from './outputs/archive.ts'
import * as auth from './people/auth.ts'
import * as chosenMedia from './media/chosenMedia.ts'
import * as deleted from './media/deleted.ts'
import * as digest from './people/digest.ts'
import * as history from './media/history.ts'
import * as journal from './people/journal.ts'
import * as keepers from './people/keepers.ts'
import * as media from './media/media.ts'
import * as memories from './memorial/memories.ts'
import * as music from './memorial/music.ts'
import * as obituary from './memorial/obituary.ts'
import * as offlineShow from './outputs/offlineShow.ts'
import * as people from './media/people.ts'
import * as rehearsal from './outputs/rehearsal.ts'
import * as remote from './outputs/remote.ts'
import * as safekeeping from './safekeeping.ts'
import * as search from './search.ts'
import * as sent from './media/sent.ts'
import * as services from './memorial/services.ts'
import * as settings from './memorial/settings.ts'
import { workEndpoints } from './work.ts'

/** The modules that define endpoints. The API documentation lists the endpoints in this order. */
const modules = [
  media,
  chosenMedia,
  history,
  people,
  answers,
  sent,
  music,
  safekeeping,
  services,
  obituary,
  memories,
  search,
  deleted,
  settings,
  access,
  digest,
  remote,
  rehearsal,
  offlineShow,
  workEndpoints,
  archive,
  journal,
  keepers,
  auth,
] as const

type EndpointOf<M> = M extends unknown ? Extract<M[keyof M], Endpoint> : never
type AnyEndpoint = EndpointOf<(typeof modules)[number]>

/** All endpoints of the server: every export of the modules above that has a route. */
export const endpoints = modules.flatMap((exported): AnyEndpoint[] =>
  Object.values(exported).filter((value) => typeof value === 'object' && 'route' in value),
)

/** The types of all endpoints, by route. The `call` function of the front end uses them. */
export type Endpoints = { [E in AnyEndpoint as E['route']]: E }
