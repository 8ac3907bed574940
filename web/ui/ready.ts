const READY = 'page-ready'

/** What is on the page answers from now on. */
export const announceReady = () => void dispatchEvent(new Event(READY))

export const whenReady = (call: () => void) => addEventListener(READY, call, { once: true })
