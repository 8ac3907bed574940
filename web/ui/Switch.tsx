import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import './switch.css'

interface SwitchProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  className?: string
}

export const Switch = ({ label, checked, onChange, disabled, className }: SwitchProps) => (
  <label className={classes('switch', className)}>
    <span>{label}</span>
    <input
      type="checkbox"
      role="switch"
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
  </label>
)
