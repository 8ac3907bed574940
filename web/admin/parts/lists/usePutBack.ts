import type { CallError } from '../../../api/CallError.ts'
import { useChange } from '../../../api/useChange.ts'
import { useUndo } from '../../../api/useUndo.ts'
import { useIsAdministrator } from '../tab/person.ts'
import { putBackTexts as texts } from '../../../../languages/en/dashboard/parts.ts'

/** Returns a mutation that puts deleted items back, and says so in a toast. Lists that show them are fetched again. */
export const usePutBack = (onSuccess?: () => void) =>
  useChange('POST /api/deleted/put-back', { ...useOutcome(), onSuccess })

/** Returns a function that undoes a deletion, for the toast about it. */
export const useUndoDelete = () => useUndo('POST /api/deleted/put-back', useOutcome())

const useOutcome = () => {
  const isAdministrator = useIsAdministrator()
  return {
    success: texts.done,
    failure: ({ status }: CallError) =>
      status === 404 ? texts.notHere : isAdministrator ? texts.failed : texts.failedForHelper,
  }
}
