import './switch.css'

interface SwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

export const Switch = ({ label, checked, onChange }: SwitchProps) => (
  <label className="switch">
    <span>{label}</span>
    <input
      type="checkbox"
      role="switch"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  </label>
)
