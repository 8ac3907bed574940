import { type ReactNode, useId, useRef } from 'react'
import { classes } from '../classes.ts'
import './dialog.later.css'
import { Button, IconButton } from '../Button.tsx'
import { useModal } from './modals.ts'
import { texts } from '../../../languages/en/visitors/ui.ts'

export interface DialogProps {
  /** called on Escape and by the close button; the dialog does not close by itself, so that nothing typed is lost */
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** the buttons, the primary one last */
  footer?: ReactNode
  className?: string
  /** 'alertdialog' for a dialog that only asks a question */
  role?: 'alertdialog'
  /** whether there is a 'Close' button in the footer instead of the X at the top */
  hasCloseInFooter?: boolean
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
  hasCloseInFooter,
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
        {!hasCloseInFooter && role === undefined && (
          <IconButton icon="close" label={texts.close} className="bare" onClick={onClose} />
        )}
      </header>
      {description && (
        <p id={`${id}-description`} className="dialog-description">
          {description}
        </p>
      )}
      {children}
      {(hasCloseInFooter || footer) && (
        <footer>
          {hasCloseInFooter && <Button onClick={onClose}>{texts.close}</Button>}
          {footer}
        </footer>
      )}
    </dialog>
  )
}
