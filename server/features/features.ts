import type { Feature, ReadContext } from '../http/routes/feature.ts'
import { answersFeature } from './answers/answersFeature.ts'
import { accessFeature } from './access/accessFeature.ts'
import { authFeature } from './auth/authFeature.ts'
import { deletedFeature } from './deleted/deletedFeature.ts'
import { digestFeature } from './digest/digestFeature.ts'
import { keepersFeature } from './keepers/keepersFeature.ts'
import { mediaFeature } from './media/mediaFeature.ts'
import { memoriesFeature } from './memories/memoriesFeature.ts'
import { musicFeature } from './music/musicFeature.ts'
import { obituaryFeature } from './obituary/obituaryFeature.ts'
import { peopleFeature } from './people/peopleFeature.ts'
import { rehearsalsFeature } from './rehearsals/rehearsalsFeature.ts'
import { remoteFeature } from './remote/remoteFeature.ts'
import { searchFeature } from './search/searchFeature.ts'
import { sentFeature } from './sent/sentFeature.ts'
import { servicesFeature } from './services/servicesFeature.ts'
import { settingsFeature } from './settings/settingsFeature.ts'

/**
 * The features with the content of the memorial, and those around it. Files are looked for in this order, so those with the most
 * files are first.
 */
export const features = [
  mediaFeature,
  musicFeature,
  memoriesFeature,
  sentFeature,
  peopleFeature,
  answersFeature,
  searchFeature,
  obituaryFeature,
  servicesFeature,
  settingsFeature,
  deletedFeature,
  accessFeature,
  authFeature,
  digestFeature,
  keepersFeature,
  remoteFeature,
  rehearsalsFeature,
] satisfies readonly Feature<ReadContext>[]
