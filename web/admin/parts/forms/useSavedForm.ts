import type { CallError } from '../../../api/CallError.ts'
import { useIssues } from '../../../api/useChange.ts'
import type { Draft } from '../../../ui/drafts/useDraft.ts'
import { type Toast, toast } from '../../../ui/toasts/toast.ts'

interface SaveCall<B> {
  isPending: boolean
  error: CallError | null
  mutateAsync: (input: { body: B }) => Promise<unknown>
}

/** Combines a draft with the server's errors and with functions that save it. `save` resolves to null, or to the error if it fails. */
export const useSavedForm = <T extends object, B>(
  draft: Draft<T>,
  saving: SaveCall<B>,
  toBody: (draft: Draft<T>) => B,
) => {
  const save = () => {
    draft.markSent()
    return saving.mutateAsync({ body: toBody(draft) }).then(
      () => null,
      (error: CallError) => error,
    )
  }
  return {
    ...draft,
    isSaving: saving.isPending,
    findError: useIssues(saving, draft.fields),
    save,
    /** saves what was changed; resolves to whether everything is saved then */
    saveChanges: async () => !draft.isChanged || (await save()) === null,
    saveAndSay: async (saved: Toast) => {
      if ((await save()) === null) toast(saved)
    },
  }
}
