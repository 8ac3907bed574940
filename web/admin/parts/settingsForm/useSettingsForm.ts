import { useRef } from 'react'
import { useRead } from '../../../api/useRead.ts'
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
  const saving = useChange('PUT /api/settings', {
    failure: texts.saveFailed,
    onSuccess: (answer) => draft.settle(toSettingsFields(answer)),
  })
  const firstChoices = useFirstChoices()
  const { sampleFields = [] } = useRead('GET /api/settings').data ?? {}
  const hasChosen = useRef(false)
  /** Proposes 'he' or 'she' with the first name that is typed, until somebody has chosen. */
  const change: typeof draft.change = (part) => {
    hasChosen.current ||= part.pronoun !== undefined
    const isFirst = part.name !== undefined && sampleFields.includes('name') && !hasChosen.current
    draft.change(isFirst ? { ...part, pronoun: proposePronoun(part.name ?? '') } : part)
  }
  const sentDraft = { ...draft, change, markSent: () => draft.markSent(names) }
  return useSavedForm(sentDraft, saving, ({ fields, base }) => {
    const body = { ...toSettingsBody(fields, names), base: toSettingsBody(base, names) }
    // without a base, they are saved even if nobody has changed them in the form
    const seen = Object.entries(body.base).filter(([name]) => !(name in firstChoices))
    return { ...firstChoices, ...body, base: Object.fromEntries(seen) }
  })
}
