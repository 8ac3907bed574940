import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react'
import './button.css'
import { classes } from './classes.ts'
import { useFormWaits } from './FormScope.tsx'
import { Icon, type IconName } from './icons.tsx'

interface Looks {
  tone?: 'primary' | 'quiet' | 'destructive'
}

export interface ButtonProps extends Looks, ButtonHTMLAttributes<HTMLButtonElement> {
  /** true while the button's action is running: a busy button cannot be pressed but, unlike a disabled button, keeps the focus */
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
}: ButtonProps) => {
  const isSubmit = type === 'submit'
  const { isWaiting } = useFormWaits()
  const isBusy = busy || (isSubmit && isWaiting)
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        // a double-click submits a form only once; at the second click, `busy` is not set yet
        const isRepeated = isSubmit && event.detail > 1
        if (isBusy || isRepeated) event.preventDefault()
        else onClick?.(event)
      }}
      className={classes('button', tone, className)}
    />
  )
}

export const ButtonLink = ({
  tone = 'quiet',
  className,
  ...rest
}: Looks & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...rest} className={classes('button', tone, className)} />
)

interface IconButtonProps extends ButtonProps {
  icon: IconName
  /** the accessible name; because the icon has no text, the name says what the button does and to which object */
  label: string
}

export const IconButton = ({ icon, label, className, ...rest }: IconButtonProps) => (
  <Button {...rest} className={classes('icon-only', className)} aria-label={label}>
    <Icon name={icon} />
  </Button>
)
