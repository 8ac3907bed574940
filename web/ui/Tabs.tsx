import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { findIndexByKey } from './gestures/findIndexByKey.ts'
import './tabs.css'

export interface Tab<Id extends string = string> {
  id: Id
  label: string
  content: ReactNode
  /** a mark after the label, and its meaning, which does not become part of the tab’s name */
  badge?: { mark: string; description: string }
  /** keeps the panel, hidden, when another tab is chosen, so that unfinished work stays; other panels are rendered again */
  persistent?: boolean
}

interface TabsProps<Id extends string> {
  /** the accessible name of the list of tabs */
  label: string
  tabs: readonly Tab<Id>[]
  active: Id
  onChange: (id: Id) => void
}

export const Tabs = <Id extends string>({ label: listLabel, tabs, active, onChange }: TabsProps<Id>) => {
  const idPrefix = useId()
  const [seen, setSeen] = useState<readonly Id[]>([active])
  if (!seen.includes(active)) setSeen([...seen, active])
  const move = (event: KeyboardEvent) => {
    const [at, last] = [tabs.findIndex(({ id }) => id === active), tabs.length - 1]
    // the first tab follows the last
    const steps = { ArrowRight: at === last ? -last : 1, ArrowLeft: at === 0 ? last : -1 }
    const tab = tabs[findIndexByKey(event.key, steps, at, tabs.length) ?? -1]
    if (!tab) return
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
            aria-selected={id === active}
            aria-describedby={badge && `${idPrefix}-${id}-badge`}
            aria-controls={id === active ? `${idPrefix}-${id}-panel` : undefined}
            tabIndex={id === active ? 0 : -1}
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
        .filter(({ id, persistent }) => id === active || (persistent && seen.includes(id)))
        .map(({ id, content }) => (
          <div
            key={id}
            role="tabpanel"
            id={`${idPrefix}-${id}-panel`}
            aria-labelledby={`${idPrefix}-${id}`}
            tabIndex={-1}
            hidden={id !== active}
          >
            {content}
          </div>
        ))}
    </div>
  )
}
