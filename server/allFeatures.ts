import type { Endpoints } from '../contract/endpoints.ts'
import { features } from './features/features.ts'
import { createWorkFeature } from './features/work/workFeature.ts'
import type { Feature } from './http/routes/feature.ts'
import type { JobKind } from './memorial/jobs/kinds.ts'
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
  | (F extends { routes: infer Routes } ? keyof Routes : never)
  | (F extends { jobs: infer Jobs } ? keyof Jobs : never)
type Unhandled = Exclude<keyof Endpoints | JobKind, HandledBy<(typeof everything)[number]>>

/**
 * Everything that the server serves below /api, and the jobs that follow a commit. An endpoint without a handler does not compile, nor
 * does a kind of job without a function: the error has its route or its kind.
 */
export const allFeatures: [Unhandled] extends [never]
  ? readonly Feature[]
  : Record<Unhandled | 'hasNoHandler', never> = everything
