import { useRef } from 'react'
import { useRead } from '../../../api/useRead.ts'
import { proposeForms } from '../../../../domain/person/inflectName.ts'
import { proposePronoun } from '../../../../domain/person/proposePronoun.ts'
import type { SettingName } from '../../../../contract/memorial/selectSettings.ts'
import { useChange } from '../../../api/useChange.ts'
import { useDraft } from '../../../ui/drafts/useDraft.ts'
import { tabDrafts } from '../tab/tabDrafts.ts'
import { formSettingNames, toSettingsBody, toSettingsFields, type SettingsFields } from './settingsFields.ts'
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
  const { sampleFields = [] } = useRead('GET /api/settings').data ?? {}
  const hasChosen = useRef(false)
  /** Proposes 'he' or 'she' with the first name that is typed, until somebody has chosen, and the forms of a Polish name. */
  const change: typeof draft.change = (part) => {
    hasChosen.current ||= part.pronoun !== undefined
    const isFirst = part.name !== undefined && sampleFields.includes('name') && !hasChosen.current
    const chosen = isFirst ? { ...part, pronoun: proposePronoun(part.name ?? '') } : part
    const isOfName = fields.language === 'pl' && (part.name ?? part.pronoun) !== undefined
    draft.change(isOfName ? { ...proposeForms(fields, { ...fields, ...chosen }), ...chosen } : chosen)
  }
  const sentDraft = { ...draft, change, markSent: () => draft.markSent(names) }
  return useSavedForm(sentDraft, saving, ({ fields: sent, base }) => {
    const body = { ...toSettingsBody(sent, names), base: toSettingsBody(base, names) }
    // without a base, they are saved even if nobody has changed them in the form
    const seen = Object.entries(body.base).filter(([name]) => !(name in firstChoices))
    return { ...firstChoices, ...body, base: Object.fromEntries(seen) }
  })
}
