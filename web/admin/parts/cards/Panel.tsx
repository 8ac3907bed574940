import { type ReactNode, useId, useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import { FoldButton } from './FoldButton.tsx'
import { useMatchMedia } from '../../../ui/useMatchMedia.ts'
import './panel.css'

interface Props {
  title: string
  /** left out if the children explain the purpose */
  purpose?: string
  /** whether a phone shows only the title until someone presses it */
  isFoldable?: boolean
  children: ReactNode
}

export const Panel = ({ title, purpose, isFoldable = false, children }: Props) => {
  const id = useId()
  const hasFoldButton = useIsNarrow() && isFoldable
  const [isOpen, setOpen] = useState(false)
  const isFolded = hasFoldButton && !isOpen
  return (
    <fieldset className={classes('panel', isFolded && 'is-folded')}>
      <legend>
        {hasFoldButton ? (
          <FoldButton isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)}>
            {title}
          </FoldButton>
        ) : (
          title
        )}
      </legend>
      <div id={id} className="panel-body" hidden={isFolded}>
        {purpose && <p className="panel-what">{purpose}</p>}
        {children}
      </div>
    </fieldset>
  )
}

const useIsNarrow = () => useMatchMedia('(max-width: 39.99rem)')
