import { sampleObituary } from '../../languages/en/shared/sampleObituary.ts'
import {
  mapSettings,
  sampleFields,
  type SettingName,
  settingNames,
  type SettingValues,
} from './selectSettings.ts'
import type { SamplePart, Setting } from './setting.ts'
import { settingsList } from './settingsList.ts'
import { normalizeUnicode } from '../../domain/normalizeUnicode.ts'

/** The values of a new memorial. */
export const builtin = listBuiltIn('sample')

/** The values once a name is saved: nothing in them is about the fictional man. */
export const neutralSettings = listBuiltIn('neutral')

/**
 * The samples that the family must replace or confirm. Until then, the dashboard calls them samples, and search engines are not
 * allowed to list the memorial.
 */
export const requiredSamples = ['name', 'donation', 'obituary'] as const satisfies readonly SamplePart[]

/** Whether a text can only be the sample's. Such a text never counts as the family's own, even if it is stored. */
export const isSampleText = (field: string, text: string) => {
  if (field === 'obituary') return isAlike(sampleObituary, text)
  const sample = findSample(field, text)
  return sample !== undefined && sample.kind !== 'lifeDate'
}

/**
 * Whether a date is the sample's. It may be another man's, too, so it counts as the man's own if it was saved with his name or
 * after it.
 */
export const isSampleDate = (field: string, text: string) => findSample(field, text)?.kind === 'lifeDate'

/** Lists the value that each setting has until the family saves one. */
function listBuiltIn(text: 'sample' | 'neutral'): SettingValues {
  return mapSettings(settingNames, (name) => findBuiltIn(settingsList[name], text))
}

function findBuiltIn(setting: Setting, text: 'sample' | 'neutral'): SettingValues[SettingName] {
  if (setting.kind === 'picture') return null
  if (setting.kind === 'permission') return true
  if (setting.kind === 'switch') return setting.builtIn ?? 'off'
  return 'sample' in setting && setting.sample !== undefined ? setting[text] : setting.builtIn
}

/** Finds the setting with this name if the text is its sample. */
const findSample = (field: string, text: string) => {
  const name = sampleFields.find((sampleField) => sampleField === field)
  return name && isAlike(builtin[name], text) ? settingsList[name] : undefined
}

/** Whether two texts have the same letters and digits. Spaces, line breaks, quotation marks and capitals do not count. */
const isAlike = (a: string, b: string) => toKey(a) === toKey(b)

const toKey = (text: string) =>
  normalizeUnicode(text, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
