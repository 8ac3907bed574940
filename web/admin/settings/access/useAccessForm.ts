import type { Access } from '../../../../contract/people/access.ts'
import { useChange } from '../../../api/useChange.ts'
import { useRead } from '../../../api/useRead.ts'
import { useDraft } from '../../../ui/drafts/useDraft.ts'
import { useSavedForm } from '../../parts/forms/useSavedForm.ts'
import { texts } from '../../../../languages/en/dashboard/access.ts'

const toAccessFields = ({ audience, nameInPreviews }: Pick<Access, 'audience' | 'nameInPreviews'>) => ({
  audience,
  nameInPreviews,
  password: '',
})

export const useAccessForm = () => {
  const accessRead = useRead('GET /api/access', { refetchOnMount: true })
  const draft = useDraft(
    'access',
    toAccessFields(accessRead.data ?? { audience: 'everyone', nameInPreviews: false }),
  )
  const saving = useChange('PUT /api/access', {
    failure: texts.saveFailed,
    onSuccess: (answer) => draft.settle(toAccessFields(answer)),
  })
  const form = useSavedForm(draft, saving, ({ fields, base }) => {
    const { password, ...rules } = fields
    const { password: _password, ...baseRules } = base
    return { ...rules, ...(password && { password }), base: baseRules }
  })
  return { accessRead, ...form }
}
