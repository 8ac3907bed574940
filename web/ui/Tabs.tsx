import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { findIndexByKey } from './gestures/findIndexByKey.ts'
import { isBrowserShortcut } from './isBrowserShortcut.ts'
import { nextKey, previousKey } from './readingDirection.ts'
import './tabs.css'

export interface Tab<Id extends string = string> {
  id: Id
  label: string
  content: ReactNode
  /** a mark after the label; the description explains the mark and is not part of the tab's accessible name */
  badge?: { mark: string; description: string }
  /** whether the panel stays on the page, but hidden, while another tab is chosen, so that unfinished work is kept */
  keepsPanel?: boolean
}

interface TabsProps<Id extends string> {
  /** the accessible name of the list of tabs */
  label: string
  tabs: readonly Tab<Id>[]
  /** no tab is chosen if none has this id */
  activeId: Id
  onChange: (id: Id) => void
}

export const Tabs = <Id extends string>({ label: listLabel, tabs, activeId, onChange }: TabsProps<Id>) => {
  const idPrefix = useId()
  const [openedIds, setOpenedIds] = useState<readonly Id[]>([activeId])
  const focusableId = (tabs.find(({ id }) => id === activeId) ?? tabs[0])?.id
  if (!openedIds.includes(activeId)) setOpenedIds([...openedIds, activeId])
  const move = (event: KeyboardEvent) => {
    const [index, lastIndex] = [tabs.findIndex(({ id }) => id === focusableId), tabs.length - 1]
    // after the last tab comes the first one
    const steps = {
      [nextKey]: index === lastIndex ? -lastIndex : 1,
      [previousKey]: index === 0 ? lastIndex : -1,
    }
    const tab = tabs[findIndexByKey(event.key, steps, index, tabs.length) ?? -1]
    if (!tab || isBrowserShortcut(event)) return
    event.preventDefault()
    onChange(tab.id)
    document.getElementById(`${idPrefix}-${tab.id}`)?.focus()
  }
  return (
    <div className="tabs">
      <div role="tablist" aria-label={listLabel} onKeyDown={move}>
        {tabs.map(({ id, label, badge }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${idPrefix}-${id}`}
            aria-selected={id === activeId}
            aria-describedby={badge && `${idPrefix}-${id}-badge`}
            aria-controls={id === activeId ? `${idPrefix}-${id}-panel` : undefined}
            tabIndex={id === focusableId ? 0 : -1}
            onClick={() => onChange(id)}
          >
            {label}
            {badge && (
              <span className="tab-badge" aria-hidden="true">
                {badge.mark}
              </span>
            )}
          </button>
        ))}
      </div>
      {tabs.map(
        ({ id, badge }) =>
          badge && (
            <span key={id} id={`${idPrefix}-${id}-badge`} hidden>
              {badge.description}
            </span>
          ),
      )}
      {tabs
        .filter(({ id, keepsPanel }) => id === activeId || (keepsPanel && openedIds.includes(id)))
        .map(({ id, content }) => (
          <div
            key={id}
            role="tabpanel"
            id={`${idPrefix}-${id}-panel`}
            aria-labelledby={`${idPrefix}-${id}`}
            tabIndex={-1}
            hidden={id !== activeId}
          >
            {content}
          </div>
        ))}
    </div>
  )
}
