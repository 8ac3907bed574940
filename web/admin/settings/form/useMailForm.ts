import { useChange } from '../../../api/useChange.ts'
import { useRead } from '../../../api/useRead.ts'
import { useDraft } from '../../../ui/drafts/useDraft.ts'
import { texts } from '../texts.ts'
import { useSavedForm } from './useSavedForm.ts'

/** The form for the digest mail to the logged-in keeper. */
export const useMailForm = () => {
  const read = useRead('GET /api/digest', { refetchOnMount: true })
  const { email, when } = read.data ?? { email: '', when: 'none' as const }
  const draft = useDraft('mail', { email, when })
  const saving = useChange('PUT /api/digest', {
    failure: texts.mailToYou.saveFailed,
    onSuccess: draft.settle,
  })
  return { read, ...useSavedForm(draft, saving, ({ fields }) => fields) }
}
