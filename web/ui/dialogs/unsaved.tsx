import { type ReactNode, useEffect, useId, useState } from 'react'
import { AlertDialog } from './AlertDialog.tsx'
import { whenModalsSettled } from './modals.ts'
import { texts } from '../texts.ts'

/** The names of the page’s parts with unsaved changes, by component id. */
const unsavedParts = new Map<string, string>()

/** While `isUnsaved`, leaving the page or the named part of it asks first. */
export const useUnsaved = (isUnsaved: boolean, part: string) => {
  const id = useId()
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    unsavedParts.set(id, part)
    window.addEventListener('beforeunload', ask)
    return () => {
      unsavedParts.delete(id)
      window.removeEventListener('beforeunload', ask)
    }
  }, [isUnsaved, id, part])
}

/** Whether the browser would ask before it leaves the page. */
export const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** Lets the browser leave without its question, because the person has answered ours. */
export const allowLeaving = () =>
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })

interface LeaveGuard {
  /** calls `go` at once, or after the person agrees to lose the unsaved changes of one part, or of the whole page */
  leave: (go: () => void, part?: string) => void
  /** calls `go` at once, or after the person agrees; `loses` says whether anything would be lost */
  askIf: (loses: boolean, go: () => void) => void
  /** the dialog with the question; the caller renders it */
  question: ReactNode
}

export const useLeaveGuard = (): LeaveGuard => {
  const [go, setGo] = useState<(() => void) | null>(null)
  const askIf = (loses: boolean, next: () => void) => {
    if (loses) setGo(() => next)
    else next()
  }
  const leave = (next: () => void, part?: string) => {
    const parts = [...unsavedParts.values()]
    askIf(part === undefined ? parts.length > 0 : parts.includes(part), next)
  }
  const agree = () => {
    setGo(null)
    // otherwise the question's history entry would stay on top of the new page
    if (go) whenModalsSettled(go)
  }
  const question = go && <AlertDialog {...texts.leaving} onConfirm={agree} onCancel={() => setGo(null)} />
  return { leave, askIf, question }
}
