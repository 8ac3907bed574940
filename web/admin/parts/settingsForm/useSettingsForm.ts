import type { SettingName } from '../../../../contract/memorial/selectSettings.ts'
import { useChange } from '../../../api/useChange.ts'
import { useDraft } from '../../../ui/drafts/useDraft.ts'
import { tabDrafts } from '../tab/tabDrafts.ts'
import { formSettingNames, toSettingsBody, toSettingsFields, type SettingsFields } from './settingsFields.ts'
import { texts } from '../../../../languages/en/dashboard/settingsForm.ts'
import { useSavedForm } from '../forms/useSavedForm.ts'
import { useFirstZone } from '../zones/firstZone.ts'

/**
 * Saves only the settings with these `names`. What was typed in the others stays unsaved. Forms with the same `formName` share
 * what was typed. The first settings of a new memorial bring the zone of the device along.
 */
export const useSettingsForm = (
  saved: SettingsFields,
  names: readonly SettingName[] = formSettingNames,
  formName = 'settings',
) => {
  const draft = useDraft(formName, saved, tabDrafts)
  const saving = useChange('PUT /api/settings', {
    failure: texts.saveFailed,
    onSuccess: (answer) => draft.settle(toSettingsFields(answer)),
  })
  const firstZone = useFirstZone()
  const sentDraft = { ...draft, markSent: () => draft.markSent(names) }
  return useSavedForm(sentDraft, saving, ({ fields, base }) => {
    const body = { ...toSettingsBody(fields, names), base: toSettingsBody(base, names) }
    if (!firstZone) return body
    // without a base, the zone is saved even if nobody has changed it in the form
    const { timezone: _shownZone, ...baseWithoutZone } = body.base
    return { timezone: firstZone, ...body, base: baseWithoutZone }
  })
}
