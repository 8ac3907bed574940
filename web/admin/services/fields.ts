import type { Timezone } from '../../../contract/calendar/zones.ts'
import type { Service } from '../../../contract/services.ts'
import type { ServiceContent } from '../../services/presentService.ts'

/** A service as the dialog's controls hold it: text only. */
export interface ServiceFields {
  title: string
  date: string
  time: string
  location: string
  description: string
  imagePath: string
  /** empty: chosen from title, location and the settings */
  timezone: Timezone | ''
}

export const neededFields = ['title', 'date', 'time', 'location'] as const

export const emptyFields: ServiceFields = {
  title: '',
  date: '',
  time: '',
  location: '',
  description: '',
  imagePath: '',
  timezone: '',
}

export const fieldsOf = ({ title, date, time, location, ...rest }: Service): ServiceFields => ({
  title,
  date,
  time,
  location,
  description: rest.description ?? '',
  imagePath: rest.imagePath ?? '',
  timezone: rest.timezone ?? '',
})

export const bodyOf = (fields: ServiceFields) => ({ ...fields, timezone: fields.timezone || null })

/** As it would be stored. */
export const writtenService = (fields: ServiceFields): ServiceContent => ({
  ...bodyOf(fields),
  description: fields.description.trim() ? fields.description : null,
  imagePath: fields.imagePath || null,
})
