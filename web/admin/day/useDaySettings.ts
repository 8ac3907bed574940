import type { SettingName } from '../../../contract/memorial/selectSettings.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { type Toast, toast } from '../../ui/toasts/toast.ts'
import { toSettingsFields } from '../parts/settingsForm/settingsFields.ts'
import { useSettingsForm } from '../parts/settingsForm/useSettingsForm.ts'

/** The settings of a card: what was typed, and functions that save it. */
export function useDaySettings(settings: Settings, names: readonly SettingName[], formName: string) {
  const saved = toSettingsFields(settings)
  const form = useSettingsForm(saved, names, formName)
  return {
    ...form,
    names,
    saved,
    sampleFields: settings.sampleFields ?? [],
    /** saves what was changed; resolves to whether everything is saved then */
    saveChanges: async () => !form.isChanged || (await form.save()) === null,
    saveAndSay: async (savedToast: Toast) => {
      if ((await form.save()) === null) toast(savedToast)
    },
  }
}
