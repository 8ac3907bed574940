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
  let left: string | undefined

  const settle = () => {
    if (isGoing) return
    const by = count() - listed()
    for (let more = 0; more < by; more++)
      history.pushState({ ...entry(), dialogs: listed() + 1, address: location.href }, '')
    if (by < 0) {
      isGoing = true
      // a navigation while the dialog was open applies to the entry beneath, too
      if (entry().address !== location.href) left = location.href
      return history.go(by)
    }
    for (const call of waiting.splice(0)) call()
  }
  // after React has rendered the change
  const settleSoon = () => queueMicrotask(settle)

  subscribe(settleSoon)
  if (typeof window !== 'undefined')
    window.addEventListener('popstate', () => {
      if (!isGoing && listed() < count()) closeTopmost()
      if (left) history.replaceState(history.state, '', left)
      left = undefined
      isGoing = false
      settleSoon()
    })
  return (call: () => void) => {
    waiting.push(call)
    settleSoon()
  }
}

/** For how many open dialogs the entry stands. */
const listed = () => entry().dialogs ?? 0

const entry = () => (history.state ?? {}) as { dialogs?: number; address?: string }
