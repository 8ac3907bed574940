import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icons.tsx'
import './fold-button.css'

interface Props {
  isOpen: boolean
  /** the id of the element that the button folds and unfolds; left out if that is no single element */
  controls?: string
  onToggle: () => void
  children: ReactNode
}

/** The button in the heading of a part that can be folded. */
export const FoldButton = ({ isOpen, controls, onToggle, children }: Props) => (
  <button
    type="button"
    className="fold-button"
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={onToggle}
  >
    {children}
    <Icon name={isOpen ? 'collapse' : 'expand'} size={18} />
  </button>
)
