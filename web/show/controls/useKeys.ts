import { isBrowserShortcut } from '../../ui/isBrowserShortcut.ts'
import { useDocumentEvent } from '../../ui/useDocumentEvent.ts'

/** Keyboard shortcuts: the function to call for each `KeyboardEvent.key`. Letters are lowercase. */
export type Keys = Record<string, () => void>

/**
 * Handles the keyboard shortcuts of a slideshow. They do nothing while someone types in a field, if the focused control uses the key
 * itself, and with Ctrl, Alt or the Command key; Escape always works. Keys that scroll or press something in a panel belong to the
 * panel that has the focus, and all keys to an open `<dialog>`.
 */
export const useKeys = (keys: Keys) => {
  useDocumentEvent('keydown', (event) => {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const action = keys[key]
    if (!action || isBrowserShortcut(event) || event.defaultPrevented || isDialogOpen()) return
    if (key !== 'Escape' && isUsedByControl(event.target, key)) return
    if (event.repeat && !/^(Arrow|Page)/.test(key)) return
    event.preventDefault()
    action()
  })
}

export const isDialogOpen = () => document.querySelector('dialog[open]') !== null

const typingFieldSelector =
  'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]'

const panelSelector = '[role=dialog]'

/** The controls that use a key themselves, as a button uses the space bar. A long caption scrolls. */
const usedBy: Readonly<Record<string, string>> = {
  ' ': 'button, a, summary, input[type=checkbox]',
  Enter: `button, a, summary, input, ${panelSelector}`,
  ArrowLeft: 'input[type=range]',
  ArrowRight: 'input[type=range]',
  PageDown: `input[type=range], [role=region], ${panelSelector}`,
  PageUp: `input[type=range], [role=region], ${panelSelector}`,
  b: panelSelector,
  '.': panelSelector,
}

const isUsedByControl = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element &&
  [typingFieldSelector, usedBy[key]].some((selector) => selector && target.closest(selector))
