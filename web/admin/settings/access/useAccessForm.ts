import type { Access } from '../../../../contract/access.ts'
import { useChange } from '../../../api/useChange.ts'
import { useIssues } from '../../../api/useIssues.ts'
import { useLists } from '../../../api/useLists.ts'
import { useRead } from '../../../api/useRead.ts'
import { useDraft } from '../../../ui/useDraft.ts'
import { failureOf } from '../useSettingsForm.ts'
import { texts } from './texts.ts'

const fieldsOf = ({ audience, nameInPreviews }: Pick<Access, 'audience' | 'nameInPreviews'>) => ({
  audience,
  nameInPreviews,
  password: '',
})

export const useAccessForm = () => {
  const read = useRead('GET /api/access', { fresh: true })
  const draft = useDraft('access', fieldsOf(read.data ?? { audience: 'everyone', nameInPreviews: false }))
  const { fields, changed, change } = draft
  const { put } = useLists()
  const saving = useChange('PUT /api/access', {
    failure: texts.saveFailed,
    onSuccess: (answer) => {
      put('/api/access', () => answer)
      draft.settle(fieldsOf(answer))
    },
  })
  const save = () => {
    const { password, ...rules } = fields
    const { password: _password, ...base } = draft.base
    draft.send()
    return failureOf(saving.mutateAsync({ body: { ...rules, ...(password && { password }), base } }))
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
