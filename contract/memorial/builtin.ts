import type { Language } from '../../domain/language.ts'
import {
  mapSettings,
  type SampleField,
  sampleFields,
  type SettingName,
  settingNames,
  type SettingValues,
} from './selectSettings.ts'
import type { SamplePart, SampleTexts } from './setting.ts'
import { settingsList } from './settingsList.ts'

type Samples = SampleTexts<SampleField>

/** Lists the values of a new memorial, with the samples of its language. */
export const listBuiltIn = (texts: Samples): SettingValues =>
  mapSettings(settingNames, (name) => findBuiltIn(texts, name, 'sample'))

/** Lists the values once a name is saved: nothing in them is about the fictional man. */
export const listNeutral = (texts: Samples): SettingValues =>
  mapSettings(settingNames, (name) => findBuiltIn(texts, name, 'neutral'))

/**
 * Whether our words ask for a gift, and our link leads to the charity. In languages other than English, nobody asks for a gift before
 * the family does; words that the family has kept stay in each language.
 */
export const asksForGift = (language: Language, keepsDonation: boolean) => language === 'en' || keepsDonation

/**
 * The samples that the family must replace or confirm. Until then, the dashboard calls them samples, and search engines are not
 * allowed to list the memorial.
 */
export const requiredSamples = ['name', 'donation', 'obituary'] as const satisfies readonly SamplePart[]

function findBuiltIn(
  texts: Samples,
  name: SettingName,
  text: 'sample' | 'neutral',
): SettingValues[SettingName] {
  const setting = settingsList[name]
  if (setting.kind === 'picture') return null
  if (setting.kind === 'permission') return true
  if (setting.kind === 'switch') return 'builtIn' in setting ? setting.builtIn : 'off'
  return isSampleField(name) ? texts[name][text] : 'builtIn' in setting ? setting.builtIn : ''
}

const isSampleField = (name: SettingName): name is SampleField => sampleFields.some((field) => field === name)
