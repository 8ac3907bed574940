import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { type Draft, emptyDraft, isEmpty } from './draft.ts'
import { texts as allTexts } from './texts.ts'
import { type DraftStore, useDraft } from './useDraft.ts'

const texts = allTexts.form

/** A wrong touch can be taken back for this long; then the next person at the tablet finds nothing. Milliseconds. */
const UNDO_FOR = 10_000

export const ClearButton = ({ store, disabled }: { store: DraftStore; disabled: boolean }) => {
  const empty = isEmpty(useDraft(store))
  const [cleared, setCleared] = useState<Draft | null>(null)
  useEffect(() => {
    if (!cleared) return
    const timer = setTimeout(() => setCleared(null), UNDO_FOR)
    return () => clearTimeout(timer)
  }, [cleared])
  const clear = () => {
    setCleared(store.get())
    store.change(emptyDraft())
  }
  const undo = () => {
    if (cleared) store.change(cleared)
    setCleared(null)
  }
  return (
    <>
      {cleared && empty ? (
        <Button onClick={undo}>{texts.undo}</Button>
      ) : (
        <Button onClick={clear} disabled={disabled || empty}>
          {texts.clear}
        </Button>
      )}
      <span role="status" className="unseen">
        {cleared && empty ? texts.cleared : ''}
      </span>
    </>
  )
}
