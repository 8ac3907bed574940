import { useEffect, useState } from 'react'
import { newRequestKey } from '../../../api/requestKey.ts'
import { SAVED_FOR_MS } from '../../../uploads/savedText.ts'
import { isEmptyDraft, type MemoryDraft, openDraft } from './draft.ts'

/** Opens the draft that this device has saved. Its content is restored once React has hydrated the page. */
export const useSavedDraft = () => {
  const [draft] = useState(() => openDraft('memory'))
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    void restoreDraft(draft).then(setRestored)
  }, [draft])
  useExpiry(draft)
  return { draft, isRestored }
}

const restoreDraft = async (draft: MemoryDraft) => {
  const wasRestored = await draft.restore()
  // another open page may still have this draft and send it, and then the server must not take this one for the same
  if (wasRestored && !draft.get().fields.mayBeStored) draft.setFields({ requestKey: newRequestKey() })
  return wasRestored
}

const CHECK_MS = 10 * 60_000

/** Discards the draft a day after the last edit, even if the page stays open on a tablet for days. */
const useExpiry = (draft: MemoryDraft) => {
  useEffect(() => {
    let changedAt = Date.now()
    const unsubscribe = draft.subscribe(() => {
      changedAt = Date.now()
    })
    const timer = setInterval(() => {
      if (Date.now() - changedAt > SAVED_FOR_MS && !isEmptyDraft(draft.get())) draft.clear()
    }, CHECK_MS)
    return () => {
      unsubscribe()
      clearInterval(timer)
    }
  }, [draft])
}
