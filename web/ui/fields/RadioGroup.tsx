import { type ReactNode, useId } from 'react'
import './radio-group.css'

interface RadioGroupProps<V extends string> {
  label: string
  /** whether the label is hidden, because the options or a legend around the group already say the same */
  isLabelHidden?: boolean
  /** whether the options are next to each other, because each is a word or two */
  isShort?: boolean
  /** shown below the options */
  hint?: ReactNode
  /** the error message; if there is one, the group is marked as invalid */
  error?: ReactNode
  /** '' if nothing is chosen */
  value: V | ''
  onChange: (value: V) => void
  options: readonly { value: V; label: ReactNode; hint?: ReactNode }[]
}

export const RadioGroup = <V extends string>({
  label,
  isLabelHidden,
  isShort,
  hint,
  error,
  value,
  onChange,
  options,
}: RadioGroupProps<V>) => {
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={hint || error ? `${id}-notes` : undefined}
      aria-invalid={error ? true : undefined}
      tabIndex={error ? -1 : undefined}
      className={isShort ? 'radio-group short' : 'radio-group'}
    >
      <p id={id} className="label" hidden={isLabelHidden}>
        {label}
      </p>
      {options.map((option) => (
        <div key={option.value}>
          <input
            type="radio"
            id={`${id}-${option.value}`}
            name={id}
            checked={option.value === value}
            aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
            onChange={() => onChange(option.value)}
          />
          <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
          {option.hint && (
            <p id={`${id}-${option.value}-hint`} className="hint">
              {option.hint}
            </p>
          )}
        </div>
      ))}
      {(hint || error) && (
        <p id={`${id}-notes`}>
          {hint && <span className="hint">{hint}</span>}
          {error && <span className="error">{error}</span>}
        </p>
      )}
    </div>
  )
}
