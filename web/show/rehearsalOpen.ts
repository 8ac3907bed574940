import { isStaticCopy } from '../api/isStaticCopy.ts'
import { openStore } from '../stores/store.ts'

/** The part of a link after the '#' that opens the rehearsal together with the show. */
const REHEARSAL_HASH = '#rehearse'

const isInAddress = () => !isStaticCopy && typeof location === 'object' && location.hash === REHEARSAL_HASH

/** Whether somebody has opened the rehearsal. It outlasts the settings panel from which it is opened. */
export const rehearsalOpen = openStore(isInAddress())

/** Whether the rehearsal stands over the show: it is open, there is a show, and its code has been loaded. */
export const rehearsalShown = openStore(false)

export const openRehearsal = () => rehearsalOpen.set(true)

// somebody types the link over that of the show, which loads no page
if (typeof window === 'object') window.addEventListener('hashchange', () => isInAddress() && openRehearsal())

/** Closes the rehearsal, and takes it out of the address, so that a reload shows the show. */
export function closeRehearsal() {
  rehearsalOpen.set(false)
  if (isInAddress()) history.replaceState(history.state, '', location.pathname + location.search)
}
