import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { texts } from '../../../languages/en/visitors/ui.ts'
import { findNumbersDir } from '../readingDirection.ts'
import './field.later.css'

interface FieldProps {
  label: ReactNode
  /** shown below the control */
  hint?: ReactNode
  /** the error message; if there is one, the field is marked as invalid */
  error?: ReactNode
}

/** The maximum length of a text. An error message appears as soon as someone types more. */
interface TextLimit {
  /** the maximum number of characters */
  longest?: number
}

const findError = ({
  error,
  longest = Infinity,
  value,
}: Pick<FieldProps, 'error'> & TextLimit & { value: unknown }) => {
  const { length } = String(value ?? '')
  return length > longest ? texts.tooLong(longest, length) : error
}

/** Attributes that connect a control with its label, hint and error message. The caller spreads them on the control. */
interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A label, a control, and a hint and an error message below the control, all connected by ids. */
const Field = ({
  label,
  hint,
  error,
  children,
}: FieldProps & { children: (attributes: ControlAttributes) => ReactNode }) => {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="error">
          {error}
        </p>
      )}
    </div>
  )
}

export const TextField = ({
  label,
  hint,
  error,
  longest,
  onKeyDown = goToNextField,
  ...input
}: FieldProps & TextLimit & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) => (
  <Field {...{ label, hint }} error={findError({ error, longest, value: input.value })}>
    {(attributes) => (
      <input
        dir={input.value && !input.type ? findNumbersDir(String(input.value)) : undefined}
        {...input}
        {...{ onKeyDown }}
        {...attributes}
      />
    )}
  </Field>
)

/**
 * In a form that Enter does not send, focuses the next field instead. An Enter that accepts a word in an input method, such as one
 * for Japanese, changes nothing.
 */
const goToNextField = (event: KeyboardEvent<HTMLInputElement>) => {
  const { key, currentTarget, nativeEvent } = event
  const fields = [...(currentTarget.form?.elements ?? [])]
  if (key !== 'Enter' || nativeEvent.isComposing || fields.some((field) => field.matches('[type="submit"]')))
    return
  const nextField = fields
    .slice(fields.indexOf(currentTarget) + 1)
    .find((field) => field.matches('input:not([type], [tabindex="-1"]), textarea'))
  if (!(nextField instanceof HTMLElement)) return
  // otherwise, the same Enter would break the line in the next field
  event.preventDefault()
  nextField.focus()
}

export const TextAreaField = ({
  label,
  hint,
  error,
  longest,
  ...area
}: FieldProps &
  TextLimit &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) => (
  <Field {...{ label, hint }} error={findError({ error, longest, value: area.value })}>
    {(attributes) => <textarea {...area} {...attributes} />}
  </Field>
)

interface SelectFieldProps<V extends string> extends Pick<FieldProps, 'label' | 'hint'> {
  value: V
  onChange: (value: V) => void
  /** the values in the order in which they are shown, each with its label */
  options: Readonly<Partial<Record<V, string>>>
}

export const SelectField = <V extends string>({
  label,
  hint,
  value,
  onChange,
  options,
}: SelectFieldProps<V>) => (
  <Field {...{ label, hint }}>
    {(attributes) => (
      <select {...attributes} value={value} onChange={({ target }) => onChange(target.value as V)}>
        {Object.entries<string | undefined>(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
)

/** Attributes that keep on-screen keyboards from capitalizing or correcting names, passwords, email addresses and URLs. */
export const uncorrectedInput = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** The names of the fields that hold a text. */
type TextName<T> = { [name in keyof T]: T[name] extends string ? name : never }[keyof T] & string

/**
 * Connects text inputs with the fields of a form, as in `<TextField {...input('name')} label={…} />`. Most fields are about somebody
 * else, so browsers must not fill in what they know of the person at the device.
 */
export const bindTextInputs =
  <T extends object>(
    fields: T,
    change: (part: Partial<T>) => void,
    readError?: (name: TextName<T>) => string | undefined,
  ) =>
  (name: TextName<T>) => ({
    value: fields[name] as string,
    autoComplete: 'off',
    // links of the dashboard lead to fields by name
    'data-field': name,
    error: readError?.(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value } as Partial<T>),
  })
