import type { ReactNode } from 'react'
import './checkbox.later.css'
import { classes } from '../classes.ts'

interface CheckboxProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  className?: string
  /** shown between the box and the label */
  children?: ReactNode
}

export const Checkbox = ({ label, checked, onChange, className, children }: CheckboxProps) => (
  <label className={classes('checkbox', className)}>
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    {children}
    <span>{label}</span>
  </label>
)
