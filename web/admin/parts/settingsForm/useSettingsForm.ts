import { proposeForms } from '../../../../domain/person/inflectName.ts'
import type { SettingName } from '../../../../contract/memorial/selectSettings.ts'
import { useChange } from '../../../api/useChange.ts'
import { useDraft } from '../../../ui/drafts/useDraft.ts'
import { tabDrafts } from '../tab/tabDrafts.ts'
import {
  findPronoun,
  formSettingNames,
  toSettingsBody,
  toSettingsFields,
  type SettingsFields,
} from './settingsFields.ts'
import { texts } from '../../../../languages/en/dashboard/settingsForm.ts'
import { useSavedForm } from '../forms/useSavedForm.ts'
import { useFirstChoices } from './firstChoices.ts'

/**
 * Saves only the settings with these `names`. What was typed in the others stays unsaved. Forms with the same `formName` share
 * what was typed. The first settings of a new memorial bring the language and the zone of the device along.
 */
export const useSettingsForm = (
  saved: SettingsFields,
  names: readonly SettingName[] = formSettingNames,
  formName = 'settings',
) => {
  const draft = useDraft(formName, saved, tabDrafts)
  const { fields } = draft
  const saving = useChange('PUT /api/settings', {
    failure: texts.saveFailed,
    onSuccess: (answer) => draft.settle(toSettingsFields(answer)),
  })
  const firstChoices = useFirstChoices()
  const speak = (entered: SettingsFields, base = draft.base): SettingsFields => ({
    ...entered,
    pronoun: findPronoun({ fields: entered, base }),
  })
  /** Proposes the forms of a Polish name with its change. */
  const change: typeof draft.change = (part) => {
    const isOfName = fields.language === 'pl' && (part.name ?? part.pronoun) !== undefined
    draft.change(isOfName ? { ...proposeForms(speak(fields), speak({ ...fields, ...part })), ...part } : part)
  }
  const sentDraft = { ...draft, change, markSent: () => draft.markSent(names) }
  return useSavedForm(sentDraft, saving, ({ fields: sent, base }) => {
    const body = { ...toSettingsBody(speak(sent, base), names), base: toSettingsBody(base, names) }
    // without a base, they are saved even if nobody has changed them in the form
    const seen = Object.entries(body.base).filter(([name]) => !(name in firstChoices))
    return { ...firstChoices, ...body, base: Object.fromEntries(seen) }
  })
}
