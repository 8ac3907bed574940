import type { Media } from '../../../../contract/media/media.ts'
import { isPast, type WrittenTime } from '../../../../domain/calendar/serviceTime.ts'
import { chooseZone, type ServicePlace, type Timezone } from '../../../../domain/calendar/zones.ts'

/** Whether the family is asked to choose photographs: a service is to come, and the slideshow still shows all of them. */
export const isChoiceOffered = (
  photographs: readonly Pick<Media, 'inSlideshow'>[],
  services: readonly (WrittenTime & ServicePlace)[],
  timezone: Timezone,
  now: number,
) =>
  photographs.every(({ inSlideshow }) => inSlideshow) &&
  services.some((service) => !isPast(service, chooseZone(service, timezone), now))
