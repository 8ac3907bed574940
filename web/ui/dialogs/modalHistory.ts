interface Modals {
  subscribe: (listener: () => void) => void
  /** the number of open dialogs */
  count: () => number
  /** asks the topmost dialog to close; it may ask a question first */
  closeTopmost: () => void
}

/**
 * Adds a history entry for each open dialog, so that Back closes the topmost dialog instead of leaving the page. A dialog
 * that does not close gets a new entry; when a dialog closes, the history goes back by one. Returns a function that calls
 * back once the number of entries equals the number of open dialogs.
 */
export const followModals = ({ subscribe, count, closeTopmost }: Modals) => {
  const waiting: (() => void)[] = []
  let isGoing = false
  let addressToRestore: string | undefined

  const settle = () => {
    if (isGoing) return
    const missing = count() - readDialogCount()
    for (let more = 0; more < missing; more++)
      history.pushState({ ...readEntry(), dialogs: readDialogCount() + 1, address: location.href }, '')
    if (missing < 0) {
      isGoing = true
      // a navigation while the dialog was open also applies to the entry below
      if (readEntry().address !== location.href) addressToRestore = location.href
      return history.go(missing)
    }
    for (const call of waiting.splice(0)) call()
  }
  // waits until React has rendered the change
  const settleSoon = () => queueMicrotask(settle)

  subscribe(settleSoon)
  if (typeof window !== 'undefined')
    window.addEventListener('popstate', () => {
      if (!isGoing && readDialogCount() < count()) closeTopmost()
      if (addressToRestore) history.replaceState(history.state, '', addressToRestore)
      addressToRestore = undefined
      isGoing = false
      settleSoon()
    })
  return (call: () => void) => {
    waiting.push(call)
    settleSoon()
  }
}

/** Reads how many dialogs are open in the current history entry. */
const readDialogCount = () => readEntry().dialogs ?? 0

const readEntry = () => (history.state ?? {}) as { dialogs?: number; address?: string }
