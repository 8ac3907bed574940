import { servicePath, showPaths } from '../../contract/pages/show.ts'
import { isStaticCopy } from '../api/isStaticCopy.ts'
import { openStore } from '../stores/store.ts'

/** The part of a link after the '#' that opens the rehearsal together with the show. */
const REHEARSAL_HASH = '#rehearse'
const serviceRehearsal = servicePath + REHEARSAL_HASH

const isInAddress = () => !isStaticCopy && typeof location === 'object' && location.hash === REHEARSAL_HASH

/** Whether the link says nothing about the show. What is rehearsed then is the show at the service, and not the device's choices. */
const isPlainLink = () => location.pathname + location.search === showPaths[0]

// before the show reads its link
if (isInAddress() && isPlainLink()) history.replaceState(history.state, '', serviceRehearsal)

/** Whether somebody has opened the rehearsal. It outlasts the settings panel from which it is opened. */
export const rehearsalOpen = openStore(isInAddress())

/** Whether the rehearsal stands over the show: it is open, there is a show, and its code has been loaded. */
export const rehearsalShown = openStore(false)

export function openRehearsal() {
  if (isPlainLink()) location.replace(serviceRehearsal)
  else rehearsalOpen.set(true)
}

// somebody types the link over that of the show, which loads no page
if (typeof window === 'object') window.addEventListener('hashchange', () => isInAddress() && openRehearsal())

/** Closes the rehearsal, and takes it out of the address, so that a reload shows the show. */
export function closeRehearsal() {
  rehearsalOpen.set(false)
  if (isInAddress()) history.replaceState(history.state, '', location.pathname + location.search)
}
