import './checkbox.later.css'
import { classes } from './classes.ts'

interface CheckboxProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  className?: string
}

/** A box with its label to the right of it. */
export const Checkbox = ({ label, checked, onChange, className }: CheckboxProps) => (
  <label className={classes('checkbox', className)}>
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    <span>{label}</span>
  </label>
)
