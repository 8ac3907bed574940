import type { Rehearsal } from '../../../contract/outputs/rehearsal.ts'
import type { Service } from '../../../contract/memorial/services.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { parseDate } from '../../../domain/calendar/dates.ts'
import { isFollowing, isPast, isTbd, sortServices } from '../../../domain/calendar/serviceTime.ts'
import { parseTimes } from '../../../domain/calendar/times.ts'
import { chooseZone } from '../../../domain/calendar/zones.ts'
import type { Reach } from '../../../domain/privateAddress.ts'
import { dashboardTexts } from '../../../languages/en/dashboard/dashboard.ts'
import { openTexts as texts } from '../../../languages/en/dashboard/day.ts'

export interface OpenPoint {
  label: string
  href: string
}

type KnownRehearsal = Pick<Rehearsal, 'device' | 'isReady' | 'isChanged'>

interface Known {
  settings: Pick<Settings, 'portraitPath' | 'timezone' | 'samples' | 'whomToCall'>
  services: readonly Service[]
  /** the newest first */
  rehearsals: readonly KnownRehearsal[]
  /** the devices that can open the memorial's link */
  reach: Reach
  /** how many photographs and videos guests sent that nobody has decided about */
  sentCount: number
  /** about how many photographs visitors said something that nobody has decided about */
  answeredCount: number
  now: number
}

/** Lists what is still open before the day, in the order in which a family does it. */
export function listOpenPoints(known: Known): OpenPoint[] {
  const { settings, services, rehearsals, reach, sentCount, answeredCount, now } = known
  const { portraitPath, timezone, samples = [], whomToCall } = settings
  const rehearsal = describeRehearsal(rehearsals)
  return [
    ...listServicePoints(services, timezone, now),
    ...listIf(samples.includes('name'), texts.name, '#settings/about/name'),
    ...listIf(samples.includes('dates'), texts.dates, '#settings/about/birthDate'),
    ...listIf(!isVisible(portraitPath), texts.portrait, '#settings/about/portraitPath'),
    ...listIf(sentCount > 0, dashboardTexts.sent(sentCount), '#media/sent'),
    ...listIf(answeredCount > 0, dashboardTexts.answers(answeredCount), '#media/answers'),
    ...listIf(samples.includes('donation'), texts.donation, '#settings/about/donationText'),
    ...listIf(samples.includes('obituary'), texts.obituary, '#obituary/edit/content'),
    ...listIf(reach !== 'everyone', texts.link, '#day//hall'),
    ...(rehearsal ? [{ label: rehearsal, href: '#day//hall' }] : []),
    // only administrators read whom to call
    ...listIf(whomToCall?.trim() === '', texts.whomToCall, '#day//whomToCall'),
  ]
}

const listIf = (isOpen: boolean, label: string, href: string): OpenPoint[] =>
  isOpen ? [{ label, href }] : []

/** Lists the services without a date or a time that a calendar can have; the last one if all are past; or that there is none. */
function listServicePoints(
  services: readonly Service[],
  timezone: Settings['timezone'],
  now: number,
): OpenPoint[] {
  const coming = services.filter((service) => !isPast(service, chooseZone(service, timezone), now))
  const lastService = sortServices(services, timezone, now).at(-1)
  if (!lastService) return [{ label: texts.service, href: '#services//add' }]
  if (coming.length === 0) return [toPoint(lastService, texts.past)]
  return coming.flatMap((service) => {
    const { date, time } = service
    if (isTbd(date)) return toPoint(service, texts.date)
    if (!parseDate(date)) return toPoint(service, texts.unreadableDate)
    if (isTbd(time)) return toPoint(service, texts.time)
    return parseTimes(time) || isFollowing(time) ? [] : toPoint(service, texts.unreadableTime)
  })
}

const toPoint = ({ id, title }: Service, toLabel: (title: string) => string): OpenPoint => ({
  label: toLabel(title),
  href: `#services//${id}`,
})

/**
 * Says which rehearsal is missing; undefined if a device is ready for the slideshow as it is now. The last rehearsal of each device counts,
 * so that visitors who rehearse on their telephones do not bring the point back.
 */
function describeRehearsal(rehearsals: readonly KnownRehearsal[]): string | undefined {
  const lastOnes = [...new Map([...rehearsals].reverse().map((each) => [each.device, each])).values()]
  const ready = lastOnes.filter(({ isReady }) => isReady)
  if (ready.some(({ isChanged }) => !isChanged)) return undefined
  if (ready.length > 0) return texts.rehearsalAgain
  return rehearsals.length > 0 ? texts.rehearsalFailed : texts.rehearsal
}

/** Whether visitors see the picture at this path: there is one, and no keeper has hidden it. */
const isVisible = (path: string | null) =>
  path !== null && path !== '' && !path.startsWith('/uploads/private/')
