import { useEffect, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { useStore } from '../../../stores/useStore.ts'
import { type DraftContent, isEmptyDraft, type MemoryDraft } from './draft.ts'
import { formTexts as texts } from '../../../../languages/en/visitors/memories.ts'

/** How long clearing can be undone, in milliseconds. After that, the next person at a shared tablet must find nothing. */
const UNDO_MS = 10_000

export const ClearButton = ({ draft, disabled }: { draft: MemoryDraft; disabled: boolean }) => {
  const isEmpty = isEmptyDraft(useStore(draft))
  const [clearedDraft, setClearedDraft] = useState<DraftContent | null>(null)
  useEffect(() => {
    if (!clearedDraft) return
    const timer = setTimeout(() => setClearedDraft(null), UNDO_MS)
    return () => clearTimeout(timer)
  }, [clearedDraft])
  const clear = () => {
    setClearedDraft(draft.get())
    draft.clear()
  }
  const undo = () => {
    if (clearedDraft) draft.set(clearedDraft)
    setClearedDraft(null)
  }
  return (
    <>
      {clearedDraft && isEmpty ? (
        <Button onClick={undo}>{texts.undo}</Button>
      ) : (
        <Button onClick={clear} disabled={disabled || isEmpty}>
          {texts.clear}
        </Button>
      )}
      <span role="status" className="unseen">
        {clearedDraft && isEmpty ? texts.cleared : ''}
      </span>
    </>
  )
}
