import type { Settings } from '../../../../contract/memorial/settings.ts'
import { useChange } from '../../../api/useChange.ts'
import { useDraft } from '../../../ui/drafts/useDraft.ts'
import { tabDrafts } from '../../parts/tab/tabDrafts.ts'
import { useSavedForm } from '../../parts/forms/useSavedForm.ts'
import { useFirstChoices } from '../../parts/settingsForm/firstChoices.ts'
import { isOpen, toDonationBody, toDonationFields } from './answer.ts'
import { texts } from '../../../../languages/en/dashboard/donation.ts'

/** The form of the question about gifts. Without an answer, saving it leaves the question open. */
export const useDonationAnswer = (settings: Settings) => {
  const draft = useDraft('donation', toDonationFields(settings), tabDrafts)
  const saving = useChange('PUT /api/settings', {
    failure: texts.saveFailed,
    onSuccess: (answer) => draft.settle(toDonationFields(answer)),
  })
  const firstChoices = useFirstChoices()
  const form = useSavedForm(draft, saving, ({ fields }) => ({
    ...toDonationBody(fields, settings),
    ...firstChoices,
  }))
  const isUnanswered = isOpen(form.fields, settings)
  return { ...form, save: async () => !form.isChanged || isUnanswered || (await form.save()) === null }
}
