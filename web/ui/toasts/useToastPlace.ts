import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { ShownToast } from './toast.ts'

/**
 * Keeps the shown toast off what people need. In a dialog, the toast has a strip of the screen for itself, as long as the dialog is
 * open. On a page, it is at the top of the screen if it would cover the row that somebody has just pressed, for example saved.
 */
export const useToastPlace = (
  region: RefObject<HTMLElement | null>,
  toast: ShownToast | null,
  modal: HTMLElement | null,
) => {
  const pressed = usePressedRow()
  useLayoutEffect(() => {
    const element = region.current
    if (!toast || !element) return
    if (modal) return modal.style.setProperty('--toast-strip', `${element.offsetHeight}px`)
    const isInTheWay = () => overlap(element, pressed.current)
    element.classList.toggle('at-top', toast.isAtTop === true)
    if (isInTheWay()) element.classList.add('at-top')
    if (isInTheWay()) element.classList.remove('at-top')
  }, [region, toast, modal, pressed])
}

/** The row, card or control outside of dialogs that was clicked last, or got the Enter key. Listens before any other listener shows a toast. */
const usePressedRow = () => {
  const pressed = useRef<Element | null>(null)
  useEffect(() => {
    const onPress = ({ target, key = 'Enter' }: Event & { key?: string }) => {
      if (key === 'Enter' && target instanceof Element && !target.closest('dialog'))
        pressed.current = target.closest('tr, li, article, [role="row"]') ?? target
    }
    const types = ['click', 'keydown']
    types.forEach((type) => document.addEventListener(type, onPress, true))
    return () => types.forEach((type) => document.removeEventListener(type, onPress, true))
  }, [])
  return pressed
}

/** Whether two elements are at the same height. A toast is as wide as a phone, so only heights are compared. */
const overlap = (first: Element, second: Element | null) => {
  const [one, other] = [first.getBoundingClientRect(), second?.getBoundingClientRect()]
  return other && one.top < other.bottom && one.bottom > other.top
}
