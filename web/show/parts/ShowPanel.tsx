import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../../ui/Button.tsx'
import { useDocumentEvent } from '../../ui/useDocumentEvent.ts'
import { texts } from './texts.ts'
import './panel.css'

interface PanelProps {
  id: string
  title: string
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog over the show, which goes on beneath it. The panel takes the focus when it opens and gives it back when it closes;
 * a click anywhere else closes it. Escape is handled by the page's keys.
 */
export const ShowPanel = ({ id, title, onClose, children }: PanelProps) => {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const sheet = panel.current
    const before = document.activeElement
    sheet?.focus({ preventScroll: true })
    return () => {
      const lost = document.activeElement === document.body || sheet?.contains(document.activeElement)
      if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  useDocumentEvent('pointerdown', ({ target }) => {
    const inside = target instanceof Node && panel.current?.contains(target)
    const opener = target instanceof Element && target.closest('[aria-controls]')
    if (!inside && !opener) onClose()
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
