import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react'
import './button.css'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icons.tsx'

interface Looks {
  tone?: 'primary' | 'quiet' | 'destructive'
}

export interface ButtonProps extends Looks, ButtonHTMLAttributes<HTMLButtonElement> {
  /** its action is running: it cannot be pressed again, but keeps the focus, which `disabled` would lose */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

export const Button = ({
  tone = 'quiet',
  className,
  type = 'button',
  busy,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    aria-disabled={busy || undefined}
    onClick={(event) => {
      // a double-click sends a form once: `busy` is not set yet when the second click comes
      const isRepeated = type === 'submit' && event.detail > 1
      if (busy || isRepeated) event.preventDefault()
      else onClick?.(event)
    }}
    className={classes('button', tone, className)}
  />
)

/** A link that looks like a button. */
export const ButtonLink = ({
  tone = 'quiet',
  className,
  ...rest
}: Looks & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...rest} className={classes('button', tone, className)} />
)

interface IconButtonProps extends ButtonProps {
  icon: IconName
  /** the accessible name: the action and its object, because the icon shows neither */
  label: string
}

export const IconButton = ({ icon, label, className, ...rest }: IconButtonProps) => (
  <Button {...rest} className={classes('icon-only', className)} aria-label={label}>
    <Icon name={icon} />
  </Button>
)
