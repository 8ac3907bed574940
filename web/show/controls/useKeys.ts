import { useDocumentEvent } from '../../ui/useDocumentEvent.ts'

/** Actions by `KeyboardEvent.key`; letters in lower case. */
export type Keys = Record<string, () => void>

/**
 * Handles the keys of a slideshow. They do nothing while someone types in a field, where the focused control uses the key
 * itself, or together with Ctrl, Alt or the command key. Escape works everywhere.
 */
export const useKeys = (keys: Keys) => {
  useDocumentEvent('keydown', (event) => {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const action = keys[key]
    if (!action || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
    if (key !== 'Escape' && isUsedByControl(event.target, key)) return
    if (event.repeat && !key.startsWith('Arrow')) return
    event.preventDefault()
    action()
  })
}

const typingFields =
  'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** Whether the focused control uses the key itself. */
const isUsedByControl = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof Element)) return false
  if (target.closest(typingFields)) return true
  if (key === ' ') return target.closest('button, a, summary, input[type=checkbox]') !== null
  return key.startsWith('Arrow') && target.closest('input[type=range]') !== null
}
