import type { Access } from '../../../../contract/access.ts'
import { useChange } from '../../../api/useChange.ts'
import { useLists } from '../../../api/useLists.ts'
import { useRead } from '../../../api/useRead.ts'
import { useDraft } from '../../../ui/useDraft.ts'
import { useSavedForm } from '../useSavedForm.ts'
import { texts } from './texts.ts'

const fieldsOf = ({ audience, nameInPreviews }: Pick<Access, 'audience' | 'nameInPreviews'>) => ({
  audience,
  nameInPreviews,
  password: '',
})

export const useAccessForm = () => {
  const read = useRead('GET /api/access', { fresh: true })
  const draft = useDraft('access', fieldsOf(read.data ?? { audience: 'everyone', nameInPreviews: false }))
  const { put } = useLists()
  const saving = useChange('PUT /api/access', {
    failure: texts.saveFailed,
    onSuccess: (answer) => {
      put('/api/access', () => answer)
      draft.settle(fieldsOf(answer))
    },
  })
  const form = useSavedForm(draft, saving, ({ fields, base }) => {
    const { password, ...rules } = fields
    const { password: _password, ...rulesBefore } = base
    return { ...rules, ...(password && { password }), base: rulesBefore }
  })
  return { read, ...form }
}
