import { useChange } from '../../../api/useChange.ts'
import { useDraft } from '../../../ui/drafts/useDraft.ts'
import { tabDrafts } from '../../tabDrafts.ts'
import { bodyOf, fieldsOf, type SettingsFields } from './fields.ts'
import { texts } from '../texts.ts'
import { useSavedForm } from './useSavedForm.ts'

export const useSettingsForm = (saved: SettingsFields) => {
  const draft = useDraft('settings', saved, tabDrafts)
  const saving = useChange('PUT /api/settings', {
    failure: texts.saveFailed,
    onSuccess: (answer) => draft.settle(fieldsOf(answer)),
  })
  return useSavedForm(draft, saving, ({ fields, base }) => ({ ...bodyOf(fields), base: bodyOf(base) }))
}
