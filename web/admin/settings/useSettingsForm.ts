import type { CallError } from '../../api/CallError.ts'
import { useChange } from '../../api/useChange.ts'
import { useIssues } from '../../api/useIssues.ts'
import { useLists } from '../../api/useLists.ts'
import { useDraft } from '../../ui/useDraft.ts'
import { tabDrafts } from '../tabDrafts.ts'
import { bodyOf, fieldsOf, type SettingsFields } from './fields.ts'
import { texts } from './texts.ts'

/** The settings as a form: what was entered, what is wrong with it, and how it is saved. */
export const useSettingsForm = (saved: SettingsFields) => {
  const draft = useDraft('settings', saved, tabDrafts)
  const { fields, base, changed, change, drop } = draft
  const { put } = useLists()
  const saving = useChange('PUT /api/settings', {
    failure: texts.saveFailed,
    onSuccess: (answer) => {
      put('/api/settings', () => answer)
      draft.settle(fieldsOf(answer))
    },
  })
  const save = () => {
    draft.send()
    return failureOf(saving.mutateAsync({ body: { ...bodyOf(fields), base: bodyOf(base) } }))
  }
  return {
    fields,
    changed,
    change,
    drop,
    save,
    isSaving: saving.isPending,
    errorOf: useIssues(saving, fields),
  }
}

/** Resolves to why a change failed; null: it did not. */
export const failureOf = (saving: Promise<unknown>) =>
  saving.then(
    () => null,
    (error: CallError) => error,
  )
