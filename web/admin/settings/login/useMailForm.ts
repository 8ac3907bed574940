import { useChange } from '../../../api/useChange.ts'
import { useRead } from '../../../api/useRead.ts'
import { useDraft } from '../../../ui/drafts/useDraft.ts'
import { texts } from '../../../../languages/en/dashboard/settings.ts'
import { useSavedForm } from '../../parts/forms/useSavedForm.ts'

/** Holds the state of the form for the digest, an email to the logged-in keeper about what is new. */
export const useMailForm = () => {
  const mailRead = useRead('GET /api/digest', { refetchOnMount: true })
  const { displayName, email, when } = mailRead.data ?? noMail
  const draft = useDraft('mail', { displayName, email, when })
  const saving = useChange('PUT /api/digest', {
    failure: texts.mailToYou.saveFailed,
    onSuccess: draft.settle,
  })
  return { mailRead, ...useSavedForm(draft, saving, ({ fields }) => fields) }
}

const noMail = { displayName: '', email: '', when: 'none' } as const
