import { type ReactNode, useId, useRef } from 'react'
import { classes } from './classes.ts'
import './dialog.later.css'
import { IconButton } from './Button.tsx'
import { useModal } from './modals.ts'
import { texts } from './texts.ts'

export interface DialogProps {
  /** asked for by Escape and by the close button; the dialog itself never closes what was typed in */
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** the buttons, the primary one last */
  footer?: ReactNode
  className?: string
  /** where it only asks something */
  role?: 'alertdialog'
  /** false where the footer has a 'Close' of its own */
  cross?: boolean
}

/** A modal dialog, open while it is rendered. */
export const Dialog = ({
  onClose,
  title,
  description,
  children,
  footer,
  className,
  role,
  cross = true,
}: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModal(ref, onClose)
  return (
    <dialog
      ref={ref}
      role={role}
      className={classes('dialog', className)}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {cross && <IconButton icon="close" label={texts.close} className="bare" onClick={onClose} />}
      </header>
      {description && (
        <p id={`${id}-description`} className="dialog-description">
          {description}
        </p>
      )}
      {children}
      {footer && <footer>{footer}</footer>}
    </dialog>
  )
}
