import type { Rehearsal } from '../../../contract/outputs/rehearsal.ts'
import type { Service } from '../../../contract/memorial/services.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { isPast, isTbd } from '../../../domain/calendar/serviceTime.ts'
import { chooseZone } from '../../../domain/calendar/zones.ts'
import type { Reach } from '../../../domain/privateAddress.ts'
import { openTexts as texts } from './texts.ts'

export interface OpenPoint {
  label: string
  /** a link to the field */
  href: string
}

interface Known {
  settings: Pick<Settings, 'portraitPath' | 'timezone'>
  services: readonly Service[]
  rehearsals: readonly Pick<Rehearsal, 'isReady'>[]
  /** the devices that can open the memorial's link */
  reach: Reach
  now: number
}

/** Lists what is still open before the day, in the order in which a family does it. */
export function listOpenPoints({ settings, services, rehearsals, reach, now }: Known): OpenPoint[] {
  const untimed = services.filter(
    (service) =>
      (isTbd(service.date) || isTbd(service.time)) &&
      !isPast(service, chooseZone(service, settings.timezone), now),
  )
  return [
    ...(services.length === 0 ? [{ label: texts.service, href: '#services//add' }] : []),
    ...untimed.map(({ id, title, date }) => ({
      label: (isTbd(date) ? texts.date : texts.time)(title),
      href: `#services//${id}`,
    })),
    ...(isVisible(settings.portraitPath)
      ? []
      : [{ label: texts.portrait, href: '#settings/about/portraitPath' }]),
    ...(reach === 'everyone' ? [] : [{ label: texts.link, href: '#day//screen' }]),
    ...(!rehearsals.some(({ isReady }) => isReady)
      ? [{ label: texts.rehearsal, href: '#day//rehearse' }]
      : []),
  ]
}

/** Whether visitors see the picture at this path: there is one, and no keeper has hidden it. */
const isVisible = (path: string | null) =>
  path !== null && path !== '' && !path.startsWith('/uploads/private/')
