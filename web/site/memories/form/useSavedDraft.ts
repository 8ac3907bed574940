import { useEffect, useState } from 'react'
import { SAVED_FOR } from '../../../uploads/savedUploads.ts'
import { isEmptyDraft, type MemoryDraft, openDraft } from './draft.ts'

/** The draft of this device: what was saved comes back as soon as the page lives. */
export const useSavedDraft = () => {
  const [draft] = useState(() => openDraft('memory'))
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    void draft.restore().then(setRestored)
  }, [draft])
  useExpiry(draft)
  return { draft, isRestored }
}

const CHECK_EVERY = 10 * 60_000

/** A page may stay open on a tablet for days: it discards the draft a day after the last edit. */
const useExpiry = (draft: MemoryDraft) => {
  useEffect(() => {
    let changedAt = Date.now()
    const unsubscribe = draft.subscribe(() => {
      changedAt = Date.now()
    })
    const timer = setInterval(() => {
      if (Date.now() - changedAt > SAVED_FOR && !isEmptyDraft(draft.get())) draft.clear()
    }, CHECK_EVERY)
    return () => {
      unsubscribe()
      clearInterval(timer)
    }
  }, [draft])
}
