import { proposeService } from '../../../domain/calendar/proposeService.ts'
import { isPast } from '../../../domain/calendar/serviceTime.ts'
import { chooseZone } from '../../../domain/calendar/zones.ts'
import { toShortPlace } from '../../../domain/toShortPlace.ts'
import { planPerson } from './planPerson.ts'
import type { CodeInputs, SheetPlan } from './sheetPlan.ts'

/**
 * Plans the poster: the person, when and where the service is, and the code with its address in letters, which has no parameters. Of
 * several services that are not past, it has the one that the order of service is for.
 */
export function planPoster(inputs: CodeInputs): SheetPlan {
  const { responses, shared, now } = inputs
  const { 'GET /api/services': services, 'GET /api/settings': settings } = responses
  const upcoming = services.filter((each) => !isPast(each, chooseZone(each, settings.timezone), now))
  const service = proposeService(upcoming, settings.timezone, now)
  const link = inputs.toLink('/memories')
  return {
    data: {
      ...planPerson(inputs, inputs.familyTexts.book.shareHeading, link),
      address: link && `${link.host}${link.pathname}`,
      services: shared.services
        .filter((_, index) => service && services[index] === service)
        .map(({ title, when, location }) => ({
          title,
          when,
          place: toShortPlace(location),
        })),
    },
  }
}
