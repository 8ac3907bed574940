import { useEffect, useId, useState } from 'react'
import { AlertDialog } from './AlertDialog.tsx'
import { whenModalsSettled } from './modals.ts'
import { texts } from '../../../languages/en/visitors/ui.ts'
import { listenTo } from '../listenTo.ts'

/** The names of the parts of the page that have unsaved changes, by component id. */
const unsavedParts = new Map<string, string>()

/** While `isUnsaved` is true, people are asked for confirmation before they leave the page, or the part of it named `part`. */
export const useUnsaved = (isUnsaved: boolean, part: string) => {
  const id = useId()
  useEffect(() => {
    if (!isUnsaved) return
    unsavedParts.set(id, part)
    const stopAsking = askBeforeLeaving()
    return () => {
      unsavedParts.delete(id)
      stopAsking()
    }
  }, [isUnsaved, id, part])
}

/** Until `work` ends, the browser asks for confirmation before somebody leaves the page. */
export const askBeforeLeavingDuring = async (work: Promise<unknown>) => {
  const stopAsking = askBeforeLeaving()
  await work
  stopAsking()
}

const askBeforeLeaving = () => listenTo(window, ['beforeunload'], (event) => event.preventDefault())

/** Whether the browser would ask for confirmation before someone leaves the page. */
export const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** Lets people leave the page without a question from the browser, because they have already answered our own question. */
export const allowLeaving = () =>
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })

/** Asks for confirmation before changes are lost. The caller renders `question`, the dialog. */
export const useLeaveGuard = () => {
  const [go, setGo] = useState<(() => void) | null>(null)
  /** calls `next`, but first asks for confirmation if `losesChanges` is true */
  const askIf = (losesChanges: boolean, next: () => void) => {
    if (losesChanges) setGo(() => next)
    else next()
  }
  /** calls `next`, but first asks if `part` (or, without `part`, any part of the page) has unsaved changes */
  const leave = (next: () => void, part?: string) => {
    const parts = [...unsavedParts.values()]
    askIf(part === undefined ? parts.length > 0 : parts.includes(part), next)
  }
  const agree = () => {
    setGo(null)
    // otherwise the history entry of the question would stay on top of the new page
    if (go) whenModalsSettled(go)
  }
  const question = go && <AlertDialog {...texts.leaving} onConfirm={agree} onCancel={() => setGo(null)} />
  return { leave, askIf, question }
}
