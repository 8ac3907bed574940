interface Modals {
  subscribe: (listener: () => void) => void
  /** how many are open */
  count: () => number
  /** asks the topmost to close, which it may answer with a question */
  closeTopmost: () => void
}

/**
 * Gives each open dialog an entry of the history, so that Back, wherever it comes from, closes the topmost instead of
 * leaving the page. A dialog that refuses to close gets its entry back; the entry of a dialog that has closed is left.
 * Returns a function that calls back once the history agrees with the open dialogs.
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
      // a navigation while the dialog was open applies to the entry beneath, too
      if (readEntry().address !== location.href) addressToRestore = location.href
      return history.go(missing)
    }
    for (const call of waiting.splice(0)) call()
  }
  // after React has rendered the change
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

/** For how many open dialogs the entry stands. */
const readDialogCount = () => readEntry().dialogs ?? 0

const readEntry = () => (history.state ?? {}) as { dialogs?: number; address?: string }
