import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { fieldTexts } from './fieldTexts.ts'
import { limits } from './limits.ts'
import { changedImagePath, changedText, id, imagePath, neededText, optionalText, timezone } from './text.ts'

export const service = z.object({
  id,
  title: z.string(),
  /** free text such as 'March 18, 2025', or containing TBD */
  date: z.string(),
  /** free text such as '2:00 PM - 6:00 PM', or containing TBD */
  time: z.string(),
  location: z.string(),
  description: z.string().nullable(),
  imagePath: z.string().nullable(),
  /** null: chosen by title and location */
  timezone: timezone.nullable(),
})
export type Service = z.infer<typeof service>

const serviceFields = z.object({
  title: neededText(limits.title, fieldTexts.title),
  date: neededText(limits.when, fieldTexts.date),
  time: neededText(limits.when, fieldTexts.time),
  location: neededText(limits.location, fieldTexts.location),
  description: optionalText(limits.description),
  imagePath,
  timezone: timezone.nullish().transform((zone) => zone ?? null),
})

/** Title, date, time and location always; of the others, what is absent stays as it is. */
const serviceChange = serviceFields.extend({
  description: changedText(limits.description),
  imagePath: changedImagePath,
  timezone: timezone.nullish(),
})

export const listServices = endpoint({
  name: 'listServices',
  summary: 'Memorial services: coming ones by date, unparseable ones next, past ones last',
  method: 'GET',
  path: '/api/services',
  who: 'everyone',
  answer: z.array(service),
  reads: ['services', 'media', 'settings'],
})

export const addService = endpoint({
  name: 'addService',
  summary: 'Add a memorial service',
  method: 'POST',
  path: '/api/services',
  who: 'administrator',
  body: serviceFields,
  status: 201,
  answer: service,
  changes: ['services'],
})

export const editService = endpoint({
  name: 'editService',
  summary: 'Change a memorial service',
  method: 'PUT',
  path: '/api/services/:id',
  who: 'administrator',
  params: z.object({ id }),
  body: serviceChange.extend({ base: service.omit({ id: true }).partial().optional() }),
  answer: service,
  changes: ['services'],
})

export const deleteService = endpoint({
  name: 'deleteService',
  summary: 'Delete a memorial service for ever',
  method: 'DELETE',
  path: '/api/services/:id',
  who: 'administrator',
  params: z.object({ id }),
  status: 204,
  answer: z.void(),
  changes: ['deleted', 'services'],
})
