import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import './button.css'
import { classes } from './classes.ts'

export type Tone = 'primary' | 'quiet' | 'destructive'

interface Looks {
  tone?: Tone
  /** an icon alone; then `aria-label` says what it does */
  icon?: boolean
}

interface Busy {
  /** what it does is under way: it cannot be pressed again, yet keeps the focus, which `disabled` would lose */
  busy?: boolean
}

export const Button = ({
  tone = 'quiet',
  icon,
  className,
  type = 'button',
  busy,
  onClick,
  ...rest
}: Looks & Busy & ButtonHTMLAttributes<HTMLButtonElement> & { ref?: React.Ref<HTMLButtonElement> }) => (
  <button
    {...rest}
    type={type}
    aria-disabled={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
    className={looks({ tone, icon }, className)}
  />
)

/** A link that looks like a button: it goes somewhere. */
export const ButtonLink = ({
  tone = 'quiet',
  icon,
  className,
  ...rest
}: Looks & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...rest} className={looks({ tone, icon }, className)} />
)

const looks = ({ tone, icon }: Looks, className: string | undefined) =>
  classes('button', tone, icon && 'icon-only', className)
