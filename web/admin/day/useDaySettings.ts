import type { Settings } from '../../../contract/memorial/settings.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { type FormSettingName, toSettingsFields } from '../parts/settingsForm/settingsFields.ts'
import { useSettingsForm } from '../parts/settingsForm/useSettingsForm.ts'
import { hallTexts as texts } from './texts.ts'

/** The settings of a card: what was typed, and functions that save it. */
export function useDaySettings(settings: Settings, names: readonly FormSettingName[], formName: string) {
  const saved = toSettingsFields(settings)
  const form = useSettingsForm(saved, names, formName)
  return {
    ...form,
    names,
    saved,
    sampleFields: settings.sampleFields ?? [],
    /** saves what was changed; resolves to whether everything is saved then */
    saveChanges: async () => !form.isChanged || (await form.save()) === null,
    saveAndSay: async () => {
      if ((await form.save()) === null) toast(texts.saved)
    },
  }
}
