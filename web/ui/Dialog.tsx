import { type ReactNode, useId, useRef } from 'react'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import './dialog.css'
import { Icon } from './icons.tsx'
import { useModal } from './modals.ts'
import { texts } from './texts.ts'

export interface DialogProps {
  open: boolean
  /** asked for by Escape and by the close button; the dialog itself never closes what was typed in */
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** the buttons, the primary one last */
  footer?: ReactNode
  className?: string
  /** false where the footer has a 'Close' of its own */
  cross?: boolean
}

export const Dialog = ({ open, ...rest }: DialogProps) => (open ? <OpenDialog {...rest} /> : null)

const OpenDialog = ({
  onClose,
  title,
  description,
  children,
  footer,
  className,
  cross = true,
}: Omit<DialogProps, 'open'>) => {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModal(ref, onClose)
  return (
    <dialog
      ref={ref}
      className={classes('dialog', className)}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {cross && (
          <Button icon className="bare" aria-label={texts.close} onClick={onClose}>
            <Icon name="close" />
          </Button>
        )}
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
