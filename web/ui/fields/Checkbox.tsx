import type { ReactNode } from 'react'
import './checkbox.later.css'
import { classes } from '../classes.ts'

interface CheckboxProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** begins with the label, and says what the checkbox is about; the default is the label */
  accessibleName?: string
  className?: string
  /** shown between the box and the label */
  children?: ReactNode
}

export const Checkbox = ({
  label,
  checked,
  onChange,
  accessibleName,
  className,
  children,
}: CheckboxProps) => (
  <label className={classes('checkbox', className)}>
    <input
      type="checkbox"
      aria-label={accessibleName}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
    {children}
    <span>{label}</span>
  </label>
)
