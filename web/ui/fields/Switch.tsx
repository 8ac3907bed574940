import './switch.later.css'

interface SwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** the id of the element that describes the switch */
  describedBy?: string
}

export const Switch = ({ label, checked, onChange, describedBy }: SwitchProps) => (
  <label className="switch">
    <span>{label}</span>
    <input
      type="checkbox"
      role="switch"
      aria-describedby={describedBy}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  </label>
)
