interface Place {
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
  const places = new WeakMap<Element, Place>()
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.closest('.toaster'))
      places.set(layerOf(target), placeOf(target))
  })
  // a press beside all controls gives the focus up on purpose
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && !target.closest('button, a, label, input, select, textarea'))
      places.delete(layerOf(target))
  })
  const onChange = (changes: MutationRecord[]) => {
    const place = places.get([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body)
    if (!place) return
    place.wasDisabled ||= changes.some(
      ({ type, target }) => type === 'attributes' && target === place.control,
    )
    if (document.activeElement !== document.body) return
    // a control that is still there lost the focus by a press beside it, unless it was disabled
    if (!place.control.isConnected) focusNear(place)
    else if (place.wasDisabled) place.control.focus()
  }
  new MutationObserver(onChange).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled'],
  })
}

const layerOf = (element: Element) => element.closest('dialog') ?? document.body

function placeOf(control: HTMLElement): Place {
  const around: Place['around'] = []
  const before = controlsIn(layerOf(control))
  before.length = Math.max(0, before.indexOf(control))
  for (let element = control.parentElement; element; element = element.parentElement) {
    const parent = element
    around.push({ element, index: before.filter((each) => parent.contains(each)).length })
    if (element === layerOf(control)) break
  }
  return { control, around, wasDisabled: false }
}

function focusNear({ around }: Place): void {
  for (const { element, index } of around) {
    const controls = element.isConnected ? controlsIn(element) : []
    const next = controls[Math.min(index, controls.length - 1)]
    if (next) return next.focus()
  }
}

const controlsIn = (element: Element) =>
  [
    ...element.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled, select, textarea'),
  ].filter(
    (control) =>
      layerOf(control) === layerOf(element) && control.tabIndex >= 0 && control.offsetParent !== null,
  )
