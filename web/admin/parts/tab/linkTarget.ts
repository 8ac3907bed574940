import { useState } from 'react'
import { openStore } from '../../../stores/store.ts'
import { useStore } from '../../../stores/useStore.ts'

/** The place that a link such as `#settings/about/portraitPath` leads to. */
export interface LinkTarget {
  tab: string
  /** a tab within the tab, and the name of a field; empty if the link names only the tab */
  section: string
  field: string
}

export const parseLinkTarget = (hash: string): LinkTarget => {
  const [tab = '', section = '', field = ''] = hash.slice(1).split('/')
  return { tab, section, field }
}

/** The target of the link that was followed last. Each click on a link sets a new object, so that a second click works, too. */
export const linkTarget = openStore<LinkTarget | null>(null)

/** The open tab within a tab of the dashboard. A link that names a tab within opens it. */
export function useInnerTab<Id extends string>(ids: readonly Id[], initialId: Id) {
  const target = useStore(linkTarget)
  const [followed, setFollowed] = useState<LinkTarget | null>(null)
  const [active, setActive] = useState(initialId)
  if (target !== followed) {
    setFollowed(target)
    const linkedId = ids.find((id) => id === target?.section)
    if (linkedId) setActive(linkedId)
  }
  return [active, setActive] as const
}

/**
 * Focuses the field with this name as soon as `container` shows it, because the code of a tab may still load. Gives up when the
 * signal aborts.
 */
export function focusField(container: HTMLElement, name: string, signal: AbortSignal) {
  const tryToFocus = () => {
    const field = container.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
    if (!field || field.offsetParent === null) return false
    const control = field.matches(focusable) ? field : field.querySelector<HTMLElement>(focusable)
    control?.focus({ preventScroll: true })
    field.scrollIntoView({ block: 'center' })
    return true
  }
  if (tryToFocus()) return
  const observer = new MutationObserver(() => tryToFocus() && observer.disconnect())
  observer.observe(container, { subtree: true, childList: true, attributeFilter: ['hidden'] })
  signal.addEventListener('abort', () => observer.disconnect())
}

const focusable = 'input:not([style*="none"]), textarea, select, button, a'
