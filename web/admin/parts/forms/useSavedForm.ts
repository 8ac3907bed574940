import type { CallError } from '../../../api/CallError.ts'
import { useIssues } from '../../../api/useChange.ts'
import type { Draft } from '../../../ui/drafts/useDraft.ts'

interface SaveCall<B> {
  isPending: boolean
  error: CallError | null
  mutateAsync: (input: { body: B }) => Promise<unknown>
}

/** Combines a draft with the server's errors and with a `save` function. `save` resolves to null, or to the error if it fails. */
export const useSavedForm = <T extends object, B>(
  draft: Draft<T>,
  saving: SaveCall<B>,
  toBody: (draft: Draft<T>) => B,
) => ({
  ...draft,
  isSaving: saving.isPending,
  findError: useIssues(saving, draft.fields),
  save() {
    draft.markSent()
    return saving.mutateAsync({ body: toBody(draft) }).then(
      () => null,
      (error: CallError) => error,
    )
  },
})
