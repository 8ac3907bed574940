interface Modals {
  subscribe: (listener: () => void) => void
  count: () => number
  /** asks the topmost dialog to close; the dialog may ask a question first */
  closeTopmost: () => void
}

/**
 * Adds a history entry for each open dialog, so that the browser's Back button closes the topmost dialog instead of leaving the
 * page. If the dialog stays open after Back, adds a new entry. If a dialog closes without Back, goes back by one entry. Returns a
 * function that calls back once the number of entries equals the number of open dialogs.
 */
export const followModals = ({ subscribe, count, closeTopmost }: Modals) => {
  const waitingCalls: (() => void)[] = []
  let isGoingBack = false
  let urlToRestore: string | undefined

  const settle = () => {
    if (isGoingBack) return
    const missingCount = count() - readDialogCount()
    for (let addedCount = 0; addedCount < missingCount; addedCount++)
      history.pushState({ ...readEntry(), dialogs: readDialogCount() + 1, address: location.href }, '')
    if (missingCount < 0) {
      isGoingBack = true
      // the URL may have changed while the dialog was open; the history entry below then gets the new URL
      if (readEntry().address !== location.href) urlToRestore = location.href
      return history.go(missingCount)
    }
    for (const call of waitingCalls.splice(0)) call()
  }
  // waits until React has opened or closed all the dialogs of the current update
  const settleSoon = () => queueMicrotask(settle)

  subscribe(settleSoon)
  if (typeof window !== 'undefined')
    window.addEventListener('popstate', () => {
      if (!isGoingBack && readDialogCount() < count()) closeTopmost()
      if (urlToRestore) history.replaceState(history.state, '', urlToRestore)
      urlToRestore = undefined
      isGoingBack = false
      settleSoon()
    })
  return (call: () => void) => {
    waitingCalls.push(call)
    settleSoon()
  }
}

const readDialogCount = () => readEntry().dialogs ?? 0

const readEntry = () => (history.state ?? {}) as { dialogs?: number; address?: string }
