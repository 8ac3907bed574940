import { useChange } from '../../api/useChange.ts'
import { useIssues } from '../../api/useIssues.ts'
import { useLists } from '../../api/useLists.ts'
import { useRead } from '../../api/useRead.ts'
import { useDraft } from '../../ui/useDraft.ts'
import { texts } from './texts.ts'
import { failureOf } from './useSettingsForm.ts'

/** A daily mail to whoever is logged in, and to nobody else. */
export const useMailForm = () => {
  const read = useRead('GET /api/digest', { fresh: true })
  const { email, isOn } = read.data ?? { email: '', isOn: false }
  const draft = useDraft('mail', { email, isOn })
  const { fields, changed, change } = draft
  const { put } = useLists()
  const saving = useChange('PUT /api/digest', {
    failure: texts.mailToYou.saveFailed,
    onSuccess: (answer) => {
      put('/api/digest', (now) => ({ ...now, ...answer }))
      draft.settle(answer)
    },
  })
  const save = () => {
    draft.send()
    return failureOf(saving.mutateAsync({ body: fields }))
  }
  return {
    read,
    fields,
    changed,
    change,
    save,
    isSaving: saving.isPending,
    errorOf: useIssues(saving, fields),
  }
}
