import type { Endpoints } from '../contract/endpoints.ts'
import { features } from './features/features.ts'
import { createWorkFeature } from './features/work/workFeature.ts'
import type { Feature } from './http/routes/feature.ts'
import { archiveFeature } from './outputs/archive/archiveFeature.ts'
import { bookWork } from './outputs/book/bookWork.ts'
import { copyWork } from './outputs/export/copyWork.ts'
import { filmWork } from './outputs/film/makeFilm.ts'
import { offlineShowFeature } from './outputs/offlineShow/offlineShowFeature.ts'
import { backupWork } from './safety/backup/jobs.ts'
import { safekeepingFeature } from './safety/safekeeping/safekeepingFeature.ts'

const everything = [
  ...features,
  createWorkFeature({ copy: copyWork, book: bookWork, film: filmWork, backup: backupWork }),
  archiveFeature,
  offlineShowFeature,
  safekeepingFeature,
] satisfies readonly Feature[]

type HandledBy<F> =
  | (F extends { reads: infer Reads } ? keyof Reads : never)
  | (F extends { routes: infer Routes } ? keyof Routes : never)
type Unhandled = Exclude<keyof Endpoints, HandledBy<(typeof everything)[number]>>

/** Everything that the server serves below /api. An endpoint without a handler does not compile, and the error has its route. */
export const allFeatures: [Unhandled] extends [never]
  ? readonly Feature[]
  : Record<Unhandled | 'hasNoHandler', never> = everything
