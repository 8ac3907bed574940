interface FocusPosition {
  control: HTMLElement
  /** the elements around the control, nearest first, each with the number of controls before this one */
  around: { element: Element; index: number }[]
  wasDisabled: boolean
}

/**
 * Keeps the focus for people who use the keyboard; without it they would start again at the top of the page. When the focused
 * control is removed, the control now in its position gets the focus; a control disabled during a call gets it back.
 */
export function keepFocus(): void {
  /** the last focused control of the page and of each dialog */
  const positions = new WeakMap<Element, FocusPosition>()
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.closest('.toaster'))
      positions.set(findLayer(target), recordPosition(target))
  })
  // a press outside all controls drops the focus on purpose
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
    // a control that is still there was disabled, or lost the focus to a press outside
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
