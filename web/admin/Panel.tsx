import { type ReactNode, useId, useState } from 'react'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icons.tsx'
import { useMatchMedia } from '../ui/useMatchMedia.ts'
import './panel.css'

interface Props {
  title: string
  /** the purpose; absent if the children explain it */
  what?: string
  /** whether a phone shows only the title until it is pressed */
  folds?: boolean
  children: ReactNode
}

/** A section with its own buttons. */
export const Panel = ({ title, what, folds = false, children }: Props) => {
  const id = useId()
  const isFolding = useIsNarrow() && folds
  const [isOpen, setOpen] = useState(false)
  const isFolded = isFolding && !isOpen
  return (
    <fieldset className={classes('panel', isFolded && 'is-folded')}>
      <legend>
        {isFolding ? (
          <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {title}
            <Icon name={isOpen ? 'collapse' : 'expand'} size={18} />
          </button>
        ) : (
          title
        )}
      </legend>
      <div id={id} className="panel-body" hidden={isFolded}>
        {what && <p className="panel-what">{what}</p>}
        {children}
      </div>
    </fieldset>
  )
}

/** Whether the window is as narrow as a phone. */
const useIsNarrow = () => useMatchMedia('(max-width: 39.99rem)')
