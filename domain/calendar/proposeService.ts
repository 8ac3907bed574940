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

/** The words of all languages, because a title is read whatever the language of the memorial is. */
const ceremonies = [
  'funeral(?! homes?\\b)|mass|burial|service|celebration',
  '\\p{L}*(?:trauerfeier|gottesdienst|begräbnis|beerdigung|bestattung|beisetzung|lebensfeier)|requiem',
  'misa|entierro|sepelio|ceremonia|celebraci[óo]n',
  'obs[èe]ques|fun[ée]railles|enterrement|inhumation|messe|c[ée]r[ée]monie|c[ée]l[ée]bration',
  'ה?לוויה|ה?לויה|ה?קבורה|טקס|אזכרה',
  'pogrzeb|msza|poch[óo]wek|uroczysto[śs][ćc]|nabo[żz]e[ńn]stwo',
].join('|')
const visitations = [
  'visitation|viewing|wake|rosary',
  'aufbahrung|totenwache|abschiednahme|rosenkranz',
  'velatorio|velorio|rosario',
  'veill[ée]e|recueillement|chapelet',
  'ה?שבעה',
  'czuwanie|r[óo][żz]aniec',
].join('|')

/**
 * Matches the first word in a title that says what the service is. The first one decides: 'Visitation before the funeral' is a
 * visitation, and 'Funeral Mass and Wake' is a ceremony. A funeral home says only where the service is.
 */
const kindPattern = new RegExp(
  `(?:^|[^\\p{L}])(?:(?<ceremony>${ceremonies})|${visitations})s?(?!\\p{L})`,
  'iu',
)

function findTitleKind(title: string): TitleKind {
  const match = kindPattern.exec(title)
  if (!match) return 'unknown'
  return match.groups?.ceremony ? 'ceremony' : 'visitation'
}
