import {
  ceremonyPatterns,
  joinPatterns,
  receptionPatterns,
  visitationPatterns,
} from './languages/titlePatterns.ts'
import { isPast, sortServices, type WrittenTime } from './serviceTime.ts'
import { chooseZone, type ServicePlace, type Timezone } from './zones.ts'

/**
 * Proposes the service that an order of service is for. Ceremonies, such as a funeral or a Mass, come first; then services whose
 * titles do not say what they are; then visitations, and at last receptions. Within each of these kinds, the first by date is chosen.
 * Past services are proposed only if all are past. Returns undefined if there are no services.
 */
export function proposeService<S extends WrittenTime & ServicePlace>(
  services: readonly S[],
  defaultZone: Timezone,
  now: number,
): S | undefined {
  const sorted = sortServices(services, defaultZone, now)
  const upcoming = sorted.filter((service) => !isPast(service, chooseZone(service, defaultZone), now))
  const candidates = upcoming.length > 0 ? upcoming : sorted
  return titleKinds.flatMap((kind) => candidates.filter(({ title }) => findTitleKind(title) === kind))[0]
}

/** In the order in which services are proposed. */
const titleKinds = ['ceremony', 'unknown', 'visitation', 'reception'] as const

/**
 * Matches the first word in a title that says what the service is. The first one decides: 'Visitation before the funeral' is a
 * visitation, and 'Funeral Mass and Wake' is a ceremony. A funeral home says only where the service is.
 */
const kindPattern = new RegExp(
  `(?:^|[^\\p{L}])(?:(?<ceremony>${joinPatterns(ceremonyPatterns)})|(?<visitation>${joinPatterns(visitationPatterns)})|(?<reception>${joinPatterns(receptionPatterns)}))s?(?!\\p{L})`,
  'iu',
)

function findTitleKind(title: string): (typeof titleKinds)[number] {
  const groups: Record<string, string | undefined> = kindPattern.exec(title)?.groups ?? {}
  return titleKinds.find((kind) => groups[kind] !== undefined) ?? 'unknown'
}
