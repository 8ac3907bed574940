import type { CallError } from '../../../api/CallError.ts'
import { useIssues } from '../../../api/useChange.ts'
import type { Draft } from '../../../ui/drafts/useDraft.ts'

interface SaveCall<B> {
  isPending: boolean
  error: CallError | null
  mutateAsync: (input: { body: B }) => Promise<unknown>
}

/** Combines a draft with its errors and a `save` function, which resolves to null or to the error. */
export const useSavedForm = <T extends object, B>(
  draft: Draft<T>,
  saving: SaveCall<B>,
  toBody: (draft: Draft<T>) => B,
) => ({
  ...draft,
  isSaving: saving.isPending,
  errorOf: useIssues(saving, draft.fields),
  save() {
    draft.markSent()
    return saving.mutateAsync({ body: toBody(draft) }).then(
      () => null,
      (error: CallError) => error,
    )
  },
})
