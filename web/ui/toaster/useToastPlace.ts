import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { ShownToast } from '../toasts/toast.ts'
import { listenTo } from '../listenTo.ts'

/**
 * Keeps the shown toast off what people need. In a dialog, the toast has a strip of the screen for itself while the dialog is open;
 * on a very low screen, only while the toast is shown. On a page, it is at the top if it would cover the row that was just pressed.
 * An element with `data-needed` is scrolled below it.
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
    if (modal) {
      modal.style.setProperty('--toast-strip', `${element.offsetHeight}px`)
      return () => {
        if (innerHeight < VERY_LOW) modal.style.removeProperty('--toast-strip')
      }
    }
    const isInTheWay = () => overlap(element, pressed.current)
    element.classList.toggle('at-top', toast.isAtTop === true)
    if (isInTheWay()) element.classList.add('at-top')
    if (isInTheWay()) element.classList.remove('at-top')
    uncover(element, document.querySelector('[data-needed]'))
  }, [region, toast, modal, pressed])
}

/** On screens of fewer pixels, a dialog needs all of the height, as the 22 rem in web/ui/dialogs/dialog.later.css say. */
const VERY_LOW = 352

/** Shows the toast above an element that people need right now, and scrolls the element there. */
function uncover(toast: Element, needed: Element | null) {
  if (!needed || !overlap(toast, needed)) return
  toast.classList.add('at-top')
  const top = needed.getBoundingClientRect().top - toast.getBoundingClientRect().bottom
  if (top < 0) scrollBy({ top, behavior: 'instant' })
  if (overlap(toast, needed)) toast.classList.remove('at-top')
}

/** The row, card or control outside of dialogs that was clicked last, or got the Enter key. Listens before any other listener shows a toast. */
const usePressedRow = () => {
  const pressed = useRef<Element | null>(null)
  useEffect(() => {
    const onPress = ({ target, key = 'Enter' }: Event & { key?: string }) => {
      if (key === 'Enter' && target instanceof Element && !target.closest('dialog'))
        pressed.current = target.closest('tr, li, article, [role="row"]') ?? target
    }
    return listenTo(document, ['click', 'keydown'], onPress, { capture: true })
  }, [])
  return pressed
}

/** Whether two elements are at the same height. A toast is as wide as a phone, so only heights are compared. */
const overlap = (first: Element, second: Element | null) => {
  const [one, other] = [first.getBoundingClientRect(), second?.getBoundingClientRect()]
  return other && one.top < other.bottom && one.bottom > other.top
}
