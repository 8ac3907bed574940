/**
 * A field that robots fill in, but that people cannot see, hear or reach. Because of the field's name and attributes, password
 * managers and browsers do not fill it in.
 */
export const RobotTrap = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <div className="unseen" aria-hidden="true">
    <input
      name="leave-empty"
      tabIndex={-1}
      autoComplete="off"
      data-1p-ignore
      data-lpignore="true"
      data-form-type="other"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </div>
)
