import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../../ui/Button.tsx'
import { useDocumentEvent } from '../../ui/useDocumentEvent.ts'
import { texts } from '../../../languages/en/visitors/show.ts'
import './panel.css'

interface PanelProps {
  id: string
  title: string
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog over the show. The show continues behind the dialog. The dialog takes the keyboard focus when it opens, and returns
 * the focus to the previous element when it closes. A click outside the dialog closes it. `useKeys` handles the Escape key.
 */
export const ShowPanel = ({ id, title, onClose, children }: PanelProps) => {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = panel.current
    const previousFocus = document.activeElement
    element?.focus({ preventScroll: true })
    return () => {
      const isFocusLost =
        document.activeElement === document.body || element?.contains(document.activeElement)
      if (isFocusLost && previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true })
    }
  }, [])
  useDocumentEvent('pointerdown', ({ target }) => {
    const isInside = target instanceof Node && panel.current?.contains(target)
    const openerButton = target instanceof Element && target.closest('[aria-controls]')
    if (!isInside && !openerButton) onClose()
  })
  return (
    <section ref={panel} id={id} className="show-panel" role="dialog" aria-label={title} tabIndex={-1}>
      <header>
        <h2>{title}</h2>
        <IconButton icon="close" label={texts.close} className="bare" onClick={onClose} />
      </header>
      {children}
    </section>
  )
}
