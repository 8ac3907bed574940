import type { SettingName } from '../../../contract/memorial/selectSettings.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { toSettingsFields } from '../parts/settingsForm/settingsFields.ts'
import { useSettingsForm } from '../parts/settingsForm/useSettingsForm.ts'

/** The settings of a card: what was typed, and functions that save it. */
export function useDaySettings(settings: Settings, names: readonly SettingName[], formName: string) {
  const saved = toSettingsFields(settings)
  const { sampleFields = [] } = settings
  return { ...useSettingsForm(saved, names, formName), names, saved, sampleFields }
}
