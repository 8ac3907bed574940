import { useChange } from '../../../api/useChange.ts'
import { useDraft } from '../../../ui/drafts/useDraft.ts'
import { tabDrafts } from '../../tabDrafts.ts'
import { toSettingsBody, toSettingsFields, type SettingsFields } from './fields.ts'
import { texts } from '../texts.ts'
import { useSavedForm } from '../useSavedForm.ts'

export const useSettingsForm = (saved: SettingsFields) => {
  const draft = useDraft('settings', saved, tabDrafts)
  const saving = useChange('PUT /api/settings', {
    failure: texts.saveFailed,
    onSuccess: (answer) => draft.settle(toSettingsFields(answer)),
  })
  return useSavedForm(draft, saving, ({ fields, base }) => ({
    ...toSettingsBody(fields),
    base: toSettingsBody(base),
  }))
}
