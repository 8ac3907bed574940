interface FocusPosition {
  control: HTMLElement
  /** the elements around the control, innermost first; `index` is the number of controls in the element before this control */
  containers: { element: Element; index: number }[]
  wasDisabled: boolean
}

/**
 * Keeps the focus for people who use the keyboard. Otherwise they would have to start again at the top of the page. When the
 * focused control is removed, the control that takes its position gets the focus. When the focused control is disabled during a
 * call to the server, it gets the focus back afterwards.
 */
export function keepFocus(): void {
  /** the control that last had the focus, in the page and in each dialog */
  const positions = new WeakMap<Element, FocusPosition>()
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.closest('.toaster'))
      positions.set(findLayer(target), recordPosition(target))
  })
  // if someone presses outside all controls, the control is meant to lose the focus
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
    // a control that is still on the page gets the focus back only if it was disabled
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
  const containers: FocusPosition['containers'] = []
  const previousControls = findControls(findLayer(control))
  previousControls.length = Math.max(0, previousControls.indexOf(control))
  for (let element = control.parentElement; element; element = element.parentElement) {
    const parent = element
    containers.push({
      element,
      index: previousControls.filter((controlBefore) => parent.contains(controlBefore)).length,
    })
    if (element === findLayer(control)) break
  }
  return { control, containers, wasDisabled: false }
}

function focusNear({ containers }: FocusPosition): void {
  for (const { element, index } of containers) {
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
