import type { Timezone } from '../../../domain/calendar/zones.ts'
import { fieldTexts } from '../../../contract/fieldTexts.ts'
import { limits } from '../../../contract/limits.ts'
import type { Service } from '../../../contract/memorial/services.ts'
import type { ServiceContent } from '../../services/presentService.ts'

type TextName = Exclude<keyof Service, 'id' | 'imagePath' | 'imageShape' | 'timezone'>

/** A service as the dialog's controls hold it: text only. An empty zone follows from title, location and settings. */
export type ServiceFields = Record<TextName | 'imagePath', string> & { timezone: Timezone | '' }

/** The text inputs in their order. A required one has a message for when it is empty, and precedes the time zone. */
export const serviceInputs = {
  title: { longest: limits.title, missing: fieldTexts.title },
  date: { longest: limits.when, missing: fieldTexts.date },
  time: { longest: limits.when, missing: fieldTexts.time },
  location: { longest: limits.location, missing: fieldTexts.location },
  description: { longest: limits.description, missing: null },
} satisfies Record<TextName, { longest: number; missing: string | null }>

const textNames = Object.keys(serviceInputs) as TextName[]
export const requiredFields = textNames.filter((name) => serviceInputs[name].missing !== null)
export const optionalFields = textNames.filter((name) => serviceInputs[name].missing === null)

export const emptyFields = {
  ...Object.fromEntries(textNames.map((name) => [name, ''])),
  imagePath: '',
  timezone: '',
} as ServiceFields

export const toServiceFields = ({ id: _id, ...service }: Service) =>
  Object.fromEntries(Object.entries(service).map(([name, value]) => [name, value ?? ''])) as ServiceFields

export const toServiceBody = (fields: ServiceFields) => ({ ...fields, timezone: fields.timezone || null })

/** The service as the server would store these fields. */
export const toStoredService = (fields: ServiceFields) =>
  ({
    ...toServiceBody(fields),
    ...Object.fromEntries(optionalFields.map((name) => [name, fields[name].trim() ? fields[name] : null])),
    imagePath: fields.imagePath || null,
  }) as ServiceContent
