/** How long the menu stays open, and how often mouse moves are handled, in milliseconds. */
export const MENU_TIMES = { idle: 5_000, afterLeaving: 500, throttle: 100 } as const
/** The mouse opens the menu within this many pixels of the top. */
export const TOP_ZONE = 48

interface AutoHideOptions {
  onChange: (open: boolean) => void
  /** whether someone uses the menu by keyboard: then it stays open */
  hasKeyboardFocus: () => boolean
}

/**
 * Decides when the menu opens and closes. It opens when the mouse reaches the top or someone presses the button. It closes
 * when the mouse has left it for a moment or rested for long, but never while someone uses it by keyboard.
 */
export const createAutoHide = ({ onChange, hasKeyboardFocus }: AutoHideOptions) => {
  let openedBy: 'mouse' | 'button' | null = null
  let isInside = false
  /** closed by hand: the mouse must leave before it can open the menu again */
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
    if (openedBy) idleTimer = setTimeout(closeUnlessInUse, MENU_TIMES.idle)
  }
  const startLeaving = () => {
    leaveTimer ??= setTimeout(() => {
      leaveTimer = undefined
      closeUnlessInUse()
    }, MENU_TIMES.afterLeaving)
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
    /** Only the top of the page opens the menu. Its bar reaches further down: there the mouse keeps the menu open. */
    onMouseMove(atTop: boolean, overMenu = atTop) {
      const inside = atTop || overMenu
      const hasLeft = isInside && !inside
      isInside = inside
      if (!inside) isDismissed = false
      if (atTop && !openedBy && !isDismissed) return setOpenedBy('mouse')
      restartIdle()
      if (inside) stopLeaving()
      else if (openedBy && hasLeft) startLeaving()
    },
    /** If the mouse has opened the menu on its way to the button, the press leaves the menu open. */
    onPress: () => (openedBy === 'button' ? close() : setOpenedBy('button')),
    onBlur() {
      if (openedBy && !isInside) startLeaving()
    },
    close,
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined
