import type { Edtf } from '../../../../domain/calendar/edtf.ts'
import { leaveOutMissing } from '../../../api/leaveOutMissing.ts'
import { useListCache } from '../../../api/useListCache.ts'
import { useReversibleChange } from '../../../api/useUndo.ts'
import { texts } from '../../../../languages/en/dashboard/answers.ts'
import { sheetTexts } from '../../../../languages/en/dashboard/sheet.ts'

/** The date that a keeper reads in the words of visitors, and names by the ids of answers. */
interface Read {
  takenAt?: Edtf | undefined
  names?: Record<string, string>
}

/** Takes what visitors said, or puts it aside. The toast undoes that. What was deleted with its photograph is left out. */
export const useDecision = () => {
  const { refetch } = useListCache()
  const { mutate, isPending } = useReversibleChange('POST /api/answers/decide', (undo) => ({
    success: (_, { body: { ids, decision } }) => ({
      title: texts.decided[decision],
      ...(decision !== 'reopen' && { undo: () => undo({ body: { ids, decision: 'reopen' } }) }),
    }),
    failure: sheetTexts.failed,
    retryWith: leaveOutMissing,
  }))
  const decide = (decision: 'take' | 'putAside', ids: string[], read: Read = {}) =>
    mutate({ body: { ids, decision, ...read } }, { onError: () => refetch('/api/answers') })
  return { decide, busy: isPending }
}
