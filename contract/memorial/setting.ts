import type { LinesLimits } from '../lines.ts'
import type { Language } from '../../domain/language.ts'
import type { Timezone } from '../../domain/calendar/zones.ts'

/** The parts of the settings' form, in the order of its tabs. The parts `access` and `mail` have no settings of this list. */
export const settingsTabs = {
  about: ['person', 'donation'],
  visitors: ['working', 'access'],
  safety: ['deleting', 'mail'],
} as const
export type SettingsTab = keyof typeof settingsTabs
export type FormPart = (typeof settingsTabs)[SettingsTab][number]

/** Finds the tab of the settings' form that has this part; undefined for a part of the dashboard outside the form. */
export const findTab = (part: string): SettingsTab | undefined =>
  (Object.keys(settingsTabs) as SettingsTab[]).find((tab) => settingsTabs[tab].some((name) => name === part))

/** The parts of a new memorial that contain sample content. A part that the family has saved no longer counts as a sample. */
export const sampleParts = ['name', 'dates', 'tribute', 'portrait', 'donation', 'obituary'] as const
export type SamplePart = (typeof sampleParts)[number]

/** The `kind` decides how the value is checked and stored, and which control the setting has on the dashboard. */
export type Setting = Kind & {
  /** the people to whom the API sends the value */
  readers: 'visitors' | 'administrators'
  /** where memorial.json has the value; null if it does not have it */
  memorialJson: readonly [part: 'person' | 'donation', field: string] | null
  /** the part of the dashboard with the control; the order of service, the day and the slideshow are outside the form */
  section: Exclude<FormPart, 'access' | 'mail'> | 'orderOfService' | 'day' | 'slideshow'
  /** the family's language that needs the setting, if only one does */
  onlyIn?: Language
  /** settings with the same row are next to each other on wide screens */
  row?: string
}

type Kind =
  | ({ kind: 'name' | 'webAddress' } & Text)
  | ({ kind: 'lifeDate'; event: 'birth' | 'death' } & Text)
  | ({ kind: 'line'; maxLength: number } & Text)
  | ({ kind: 'text'; maxLength: number; rows: number } & Text)
  /** short texts, one a line; `maxLength` is the limit of each */
  | ({ kind: 'lines' } & LinesLimits & Text)
  /** the path of a picture on this site; a new memorial has none */
  | { kind: 'picture'; samplePart?: SamplePart }
  | { kind: 'timezone'; builtIn: Timezone }
  /** true until the family takes the permission back */
  | { kind: 'permission' }
  | { kind: 'choice'; builtIn: string; choices: readonly string[] }
  /** 'on' or 'off'; it is as built in until the family changes it */
  | { kind: 'switch'; builtIn?: 'on' }

/**
 * The text until the family writes one. The texts of a `samplePart` are sentences of a language: a sample is about the fictional man; a
 * saved name puts the neutral text in its place.
 */
type Text = { builtIn: string; samplePart?: never } | { samplePart: SamplePart; builtIn?: never }

/** The sample and the neutral text of each setting that has them, in one language. */
export type SampleTexts<Name extends string> = Readonly<
  Record<Name, { readonly sample: string; readonly neutral: string }>
>
