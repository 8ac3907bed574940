/**
 * In milliseconds: how long the menu stays open if the mouse does not move (`idle`) and after the mouse has left the menu
 * (`afterLeaving`), and the minimum time between two mouse movements that are handled (`throttle`).
 */
export const MENU_TIMES_MS = { idle: 5_000, afterLeaving: 500, throttle: 100 } as const
/** The height in pixels of the zone at the top of the window in which the mouse opens the menu. */
export const TOP_ZONE_PX = 48

interface AutoHideOptions {
  onChange: (open: boolean) => void
  /** whether someone is using the menu with the keyboard, so that it must stay open */
  hasKeyboardFocus: () => boolean
}

/**
 * Decides when the menu opens and closes. The menu opens when the mouse reaches the top of the window or someone presses the
 * button. The menu closes by itself when the mouse has left it for a moment or has not moved for a long time, but not while
 * someone is using the menu with the keyboard.
 */
export const createAutoHide = ({ onChange, hasKeyboardFocus }: AutoHideOptions) => {
  let openedBy: 'mouse' | 'button' | null = null
  let isInside = false
  /** true if someone closed the menu while the mouse was on it: the mouse must leave before it can open the menu again */
  let isDismissed = false
  let idleTimer: Timer
  let leaveTimer: Timer

  const setOpenedBy = (next: typeof openedBy) => {
    openedBy = next
    stopLeaving()
    restartIdle()
    onChange(next !== null)
  }
  const closeUnlessInUse = () => {
    if (!hasKeyboardFocus()) setOpenedBy(null)
  }
  const restartIdle = () => {
    clearTimeout(idleTimer)
    if (openedBy) idleTimer = setTimeout(closeUnlessInUse, MENU_TIMES_MS.idle)
  }
  const startLeaving = () => {
    leaveTimer ??= setTimeout(() => {
      leaveTimer = undefined
      closeUnlessInUse()
    }, MENU_TIMES_MS.afterLeaving)
  }
  const stopLeaving = () => {
    clearTimeout(leaveTimer)
    leaveTimer = undefined
  }
  const close = () => {
    isDismissed = isInside
    setOpenedBy(null)
  }

  return {
    /** Opens the menu if the mouse is at the top of the window. The menu stays open while the mouse is anywhere over it. */
    onMouseMove(isAtTop: boolean, isOverMenu = isAtTop) {
      const wasInside = isInside
      isInside = isAtTop || isOverMenu
      const hasLeft = wasInside && !isInside
      if (!isInside) isDismissed = false
      if (isAtTop && !openedBy && !isDismissed) return setOpenedBy('mouse')
      restartIdle()
      if (isInside) stopLeaving()
      else if (openedBy && hasLeft) startLeaving()
    },
    /** Opens or closes the menu. If the mouse opened the menu on its way to the button, the press does not close the menu. */
    onPress: () => (openedBy === 'button' ? close() : setOpenedBy('button')),
    onBlur() {
      if (openedBy && !isInside) startLeaving()
    },
    close,
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined
