interface FocusPosition {
  control: HTMLElement
  /**
   * the elements around the control, innermost first; `index` is the number of controls in the element before this control, `child`
   * the place of the child that contains it, and `indexInChild` the number of controls in that child before it
   */
  containers: { element: Element; index: number; child: number; indexInChild: number }[]
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
  const countIn = (element: Element) => previousControls.filter((before) => element.contains(before)).length
  for (let child: Element = control; child.parentElement; child = child.parentElement) {
    const element = child.parentElement
    containers.push({
      element,
      index: countIn(element),
      child: [...element.children].indexOf(child),
      indexInChild: countIn(child),
    })
    if (element === findLayer(control)) break
  }
  return { control, containers, wasDisabled: false }
}

function focusNear({ containers }: FocusPosition): void {
  for (const { element, index, child, indexInChild } of containers) {
    if (!element.isConnected) continue
    // the row in the place of a row that was removed may have fewer controls
    const successor = element.children[child]
    const next =
      findNth(successor ? findControls(successor) : [], indexInChild) ?? findNth(findControls(element), index)
    if (next) return next.focus()
  }
}

const findNth = (controls: readonly HTMLElement[], index: number) =>
  controls[Math.min(index, controls.length - 1)]

const findControls = (element: Element) =>
  [
    ...element.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled, select, textarea'),
  ].filter(
    (control) =>
      findLayer(control) === findLayer(element) && control.tabIndex >= 0 && control.offsetParent !== null,
  )
