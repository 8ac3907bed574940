interface FocusPosition {
  control: HTMLElement
  /** the elements around the control, nearest first, and how many controls come before it in each */
  around: { element: Element; index: number }[]
  wasDisabled: boolean
}

/**
 * Keeps the focus for people who use the keyboard; they would have to begin at the top of the page again. When the focused
 * control is removed, the one now in its place gets the focus; one that was disabled while a call ran gets it back.
 */
export function keepFocus(): void {
  /** the last focused control of the page, and of each dialog over it */
  const positions = new WeakMap<Element, FocusPosition>()
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.closest('.toaster'))
      positions.set(findLayer(target), recordPosition(target))
  })
  // a press beside all controls gives the focus up on purpose
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && !target.closest('button, a, label, input, select, textarea'))
      positions.delete(findLayer(target))
  })
  const onChange = (changes: MutationRecord[]) => {
    const position = positions.get([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body)
    if (!position) return
    position.wasDisabled ||= changes.some(
      ({ type, target }) => type === 'attributes' && target === position.control,
    )
    if (document.activeElement !== document.body) return
    // a control that is still there lost the focus by a press beside it, unless it was disabled
    if (!position.control.isConnected) focusNear(position)
    else if (position.wasDisabled) position.control.focus()
  }
  new MutationObserver(onChange).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled'],
  })
}

const findLayer = (element: Element) => element.closest('dialog') ?? document.body

function recordPosition(control: HTMLElement): FocusPosition {
  const around: FocusPosition['around'] = []
  const before = findControls(findLayer(control))
  before.length = Math.max(0, before.indexOf(control))
  for (let element = control.parentElement; element; element = element.parentElement) {
    const parent = element
    around.push({ element, index: before.filter((each) => parent.contains(each)).length })
    if (element === findLayer(control)) break
  }
  return { control, around, wasDisabled: false }
}

function focusNear({ around }: FocusPosition): void {
  for (const { element, index } of around) {
    const controls = element.isConnected ? findControls(element) : []
    const next = controls[Math.min(index, controls.length - 1)]
    if (next) return next.focus()
  }
}

const findControls = (element: Element) =>
  [
    ...element.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled, select, textarea'),
  ].filter(
    (control) =>
      findLayer(control) === findLayer(element) && control.tabIndex >= 0 && control.offsetParent !== null,
  )
