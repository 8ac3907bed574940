/** Milliseconds and pixels of the menu. */
export const menuTimes = { idle: 5_000, hoverOut: 500, throttle: 100 } as const
export const topZone = 48

interface MenuHouse {
  show: (open: boolean) => void
  /** whether the keyboard is at work in the menu: then it does not go away */
  keyboardInside: () => boolean
}

/**
 * When the menu comes and goes. It comes when the mouse reaches the top or the button is pressed; it goes when the
 * mouse has left it for a moment or rested for long, never under the hands of someone at the keyboard.
 */
export const menuClock = ({ show, keyboardInside }: MenuHouse) => {
  let open: 'by mouse' | 'by button' | null = null
  let inside = false
  /** put away by hand: the mouse must leave before it can call the menu again */
  let dismissed = false
  let idle: Timer
  let leaving: Timer

  const become = (next: typeof open) => {
    open = next
    clearTimeout(leaving)
    leaving = undefined
    restart()
    show(next !== null)
  }
  const restart = () => {
    clearTimeout(idle)
    if (open) idle = setTimeout(goAway, menuTimes.idle)
  }
  const goAway = () => {
    if (!keyboardInside()) become(null)
  }
  const leave = () => {
    leaving ??= setTimeout(() => {
      leaving = undefined
      goAway()
    }, menuTimes.hoverOut)
  }

  const dismiss = () => {
    dismissed = inside
    become(null)
  }

  return {
    /** The mouse is at the top or over the menu, or somewhere else. */
    moved(nowInside: boolean) {
      const left = inside && !nowInside
      inside = nowInside
      if (!inside) dismissed = false
      if (inside && !open && !dismissed) return become('by mouse')
      restart()
      if (inside) {
        clearTimeout(leaving)
        leaving = undefined
      } else if (open && left) leave()
    },
    /** A mouse on its way to the button has opened the menu already: the press then keeps it open. */
    pressed: () => (open === 'by button' ? dismiss() : become('by button')),
    focusLeft() {
      if (open && !inside) leave()
    },
    close: dismiss,
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined
