import { isBrowserShortcut } from '../../ui/isBrowserShortcut.ts'
import { useDocumentEvent } from '../../ui/useDocumentEvent.ts'

/** Keyboard shortcuts: the function to call for each `KeyboardEvent.key`. Letters are lowercase. */
export type Keys = Record<string, () => void>

/**
 * Handles the keyboard shortcuts of a slideshow. They do nothing while someone is typing in a field, if the focused control uses
 * the key itself, or if Ctrl, Alt or the Command key is held down. Escape works even in fields and controls.
 */
export const useKeys = (keys: Keys) => {
  useDocumentEvent('keydown', (event) => {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const action = keys[key]
    if (!action || isBrowserShortcut(event) || event.defaultPrevented) return
    if (key !== 'Escape' && isUsedByControl(event.target, key)) return
    if (event.repeat && !key.startsWith('Arrow')) return
    event.preventDefault()
    action()
  })
}

const typingFieldSelector =
  'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** Whether the focused control uses the key itself, as a button uses the space bar. */
const isUsedByControl = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof Element)) return false
  if (target.closest(typingFieldSelector)) return true
  if (key === ' ') return target.closest('button, a, summary, input[type=checkbox]') !== null
  return key.startsWith('Arrow') && target.closest('input[type=range]') !== null
}
