import { useChange } from '../../api/useChange.ts'
import { useListCache } from '../../api/useListCache.ts'
import { useDraft } from '../../ui/drafts/useDraft.ts'
import { useSavedForm } from '../parts/forms/useSavedForm.ts'
import { tabDrafts } from '../parts/tab/tabDrafts.ts'
import { texts } from '../../../languages/en/dashboard/obituary.ts'
import type { Obituary } from '../../../contract/memorial/obituary.ts'

export const useObituaryForm = (saved: ObituaryFields) => {
  const draft = useDraft('obituary', saved, tabDrafts)
  const { refetch } = useListCache()
  const saving = useChange('PUT /api/obituary', {
    failure: texts.updateFailed,
    onSuccess: (answer) => {
      refetch('/api/settings')
      draft.settle(toObituaryFields(answer))
    },
  })
  return useSavedForm(draft, saving, ({ fields, base }) => ({ ...fields, base }))
}

export const toObituaryFields = ({ content, imagePath }: Obituary) => ({
  content: content ?? '',
  imagePath: imagePath ?? '',
})
export type ObituaryFields = ReturnType<typeof toObituaryFields>
