import type { Timezone } from '../../../domain/calendar/zones.ts'
import { fieldTexts } from '../../../languages/en/memorial/fields.ts'
import { limits } from '../../../contract/limits.ts'
import { normalizeText } from '../../../domain/normalizeText.ts'
import type { Service } from '../../../contract/memorial/services.ts'
import type { ServiceContent } from '../../services/presentService.ts'

type TextName = Exclude<keyof Service, 'id' | 'imagePath' | 'imageShape' | 'shown' | 'meant' | 'timezone'>

/** The fields of a service as strings. If `timezone` is empty, the time zone follows from title, location and settings. */
export type ServiceFields = Record<TextName | 'imagePath', string> & { timezone: Timezone | '' }

/**
 * The text inputs, in the order in which the dialog shows them. A required input has a message, which is shown if the input is
 * empty. All required inputs come before the input for the time zone.
 */
export const serviceInputs = {
  title: { longest: limits.title, missingMessage: fieldTexts.title },
  date: { longest: limits.when, missingMessage: fieldTexts.date },
  time: { longest: limits.when, missingMessage: fieldTexts.time },
  location: { longest: limits.location, missingMessage: fieldTexts.location },
  description: { longest: limits.description, missingMessage: null },
} satisfies Record<TextName, { longest: number; missingMessage: string | null }>

const textNames = Object.keys(serviceInputs) as TextName[]
export const requiredFields = textNames.filter((name) => serviceInputs[name].missingMessage !== null)
export const optionalFields = textNames.filter((name) => serviceInputs[name].missingMessage === null)

export const emptyFields = {
  ...Object.fromEntries(textNames.map((name) => [name, ''])),
  imagePath: '',
  timezone: '',
} as ServiceFields

export const toServiceFields = ({ id: _id, shown: _shown, meant: _meant, ...service }: Service) =>
  Object.fromEntries(Object.entries(service).map(([name, value]) => [name, value ?? ''])) as ServiceFields

export const toServiceBody = (fields: ServiceFields) => ({ ...fields, timezone: fields.timezone || null })

/** Converts the fields into the service that the server would store. */
export const toStoredService = (fields: ServiceFields) =>
  ({
    ...toServiceBody(fields),
    ...Object.fromEntries(
      optionalFields.map((name) => [name, fields[name].trim() ? normalizeText(fields[name]) : null]),
    ),
    imagePath: fields.imagePath || null,
  }) as ServiceContent
