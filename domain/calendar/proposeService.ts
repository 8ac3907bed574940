import { isPast, sortServices, type WrittenTime } from './serviceTime.ts'
import { chooseZone, type ServicePlace, type Timezone } from './zones.ts'

/**
 * Proposes the service that an order of service is for. Ceremonies, such as a funeral or a Mass, come first; then services whose
 * titles do not say what they are; then visitations. Within each of these kinds, the first by date is chosen. Past services are
 * proposed only if all are past. Returns undefined if there are no services.
 */
export function proposeService<S extends WrittenTime & ServicePlace>(
  services: readonly S[],
  defaultZone: Timezone,
  now: number,
): S | undefined {
  const sorted = sortServices(services, defaultZone, now)
  const upcoming = sorted.filter((service) => !isPast(service, chooseZone(service, defaultZone), now))
  const candidates = upcoming.length > 0 ? upcoming : sorted
  const findKind = (kind: TitleKind) => candidates.find(({ title }) => findTitleKind(title) === kind)
  return findKind('ceremony') ?? findKind('unknown') ?? findKind('visitation')
}

type TitleKind = 'ceremony' | 'visitation' | 'unknown'

const ceremonies =
  'funeral(?! homes?\\b)|mass|burial|service|celebration|misa|entierro|sepelio|ceremonia|celebraci[óo]n'
const visitations = 'visitation|viewing|wake|rosary|velatorio|velorio|rosario'

/**
 * Matches the first word in a title that says what the service is. The first one decides: 'Visitation before the funeral' is a
 * visitation, and 'Funeral Mass and Wake' is a ceremony. A funeral home says only where the service is.
 */
const kindPattern = new RegExp(`\\b(?:(?<ceremony>${ceremonies})|${visitations})s?\\b`, 'i')

function findTitleKind(title: string): TitleKind {
  const match = kindPattern.exec(title)
  if (!match) return 'unknown'
  return match.groups?.ceremony ? 'ceremony' : 'visitation'
}
