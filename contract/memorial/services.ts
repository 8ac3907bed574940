import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { sayField } from '../fieldErrors.ts'
import { limits } from '../limits.ts'
import { pictureShape } from '../media/pictureShape.ts'
import type { HiddenTexts, ShownIn } from '../shown.ts'
import {
  changedImagePath,
  changedText,
  id,
  imagePath,
  requiredLine,
  optionalText,
  timezone,
} from '../text.ts'

/** The text that a family writes about a service. The table, form, responses and static copy use these fields. */
export const serviceText = z.object({
  title: z.string(),
  /** free text such as 'March 18, 2025'; may contain 'TBD' */
  date: z.string(),
  /** free text such as '2:00 PM - 6:00 PM'; may contain 'TBD' */
  time: z.string(),
  location: z.string(),
  description: z.string().nullable(),
  /** null if the zone is to be derived from the title and the location */
  timezone: timezone.nullable(),
})
export type ServiceText = z.infer<typeof serviceText>

export type PlaceOfService = 'card' | 'book' | 'memorial.json'

/** Where people do not see these texts. The order of service prints what the book prints, but for the description. */
export const serviceHidden = {
  title: {},
  date: {},
  time: {},
  location: {},
  description: {},
  timezone: { card: 'the time names the zone', book: 'people who attend are in that zone' },
} as const satisfies HiddenTexts<ServiceText, PlaceOfService>

export type ServiceTextIn<P extends PlaceOfService> = ShownIn<typeof serviceHidden, P>

export const service = z.object({
  id,
  ...serviceText.shape,
  imagePath: z.string().nullable(),
  /** the size of the picture; present only if the picture is one of the memorial's photographs */
  imageShape: pictureShape.optional(),
  /** the date and the time as readers see them, in their own language; absent if they are as typed in the style 'monthFirst12' */
  shown: z
    .object({
      date: z.string(),
      time: z.string(),
      /** the name of the time zone if the time can be read; absent in English, where pages always name it */
      zone: z.string().optional(),
      /** when it begins, in ISO 8601: only readers whose clocks then differ read the zone; absent if the services have several zones */
      startsAt: z.string().optional(),
    })
    .optional(),
  /**
   * the meaning of texts in another language than English, as English says it: the date in ISO 8601, the time as '14:00–16:00'
   * or 'following', or 'TBD'; absent if all is said in English, or says nothing to programs
   */
  meant: z.object({ date: z.string(), time: z.string(), location: z.string() }).partial().optional(),
})
export type Service = z.infer<typeof service>

type Field = Exclude<keyof Service, 'id' | 'imageShape' | 'shown' | 'meant'>
type OptionalField = { [name in Field]: null extends Service[name] ? name : never }[Field]

const serviceFields = z.object({
  title: requiredLine(limits.title, sayField('title')),
  date: requiredLine(limits.when, sayField('date')),
  time: requiredLine(limits.when, sayField('time')),
  location: requiredLine(limits.location, sayField('location')),
  description: optionalText(limits.description),
  imagePath,
  timezone: timezone.nullish().transform((zone) => zone ?? null),
} satisfies Record<Field, z.ZodType>)

/** Title, date, time and location are always present. Any other absent field keeps its value. */
const serviceChange = serviceFields.extend({
  description: changedText(limits.description),
  imagePath: changedImagePath,
  timezone: timezone.nullish(),
} satisfies Record<OptionalField, z.ZodType>)

export const listServicesEndpoint = endpoint('GET /api/services', {
  name: 'listServices',
  summary: 'Memorial services: coming ones by date, unparseable ones next, past ones last',
  who: 'everyone',
  response: z.array(service),
  reads: ['services', 'media', 'settings'],
})

export const addServiceEndpoint = endpoint('POST /api/services', {
  name: 'addService',
  summary: 'Add a memorial service',
  who: 'administrator',
  body: serviceFields,
  status: 201,
  response: service,
  changes: ['services'],
})

export const editServiceEndpoint = endpoint('PUT /api/services/:id', {
  name: 'editService',
  summary: 'Change a memorial service',
  who: 'administrator',
  body: serviceChange.extend({
    base: service.omit({ id: true, shown: true, meant: true }).partial().optional(),
  }),
  response: service,
  changes: ['services'],
})

export const deleteServiceEndpoint = endpoint('DELETE /api/services/:id', {
  name: 'deleteService',
  summary: 'Delete a memorial service for good',
  who: 'administrator',
  changes: ['deleted', 'services'],
})
