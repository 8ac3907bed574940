import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react'
import { texts } from '../texts.ts'
import './field.later.css'

interface FieldProps {
  label: ReactNode
  /** stands beneath, always */
  hint?: ReactNode
  /** the error message; with it, the field is announced as invalid */
  error?: ReactNode
}

/** The limit of a text; a longer one is announced while it is typed, before anything is sent. */
interface TextLimit {
  /** letters it may have */
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

/** Attributes that tie a control to its label, hint and error: spread them on the control. */
interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label above, control, hint and error beneath, wired by ids. */
const Field = ({
  label,
  hint,
  error,
  children,
}: FieldProps & { children: (wiring: ControlAttributes) => ReactNode }) => {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
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
  ...input
}: FieldProps & TextLimit & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) => (
  <Field {...{ label, hint }} error={findError({ error, longest, value: input.value })}>
    {(wiring) => <input {...input} {...wiring} />}
  </Field>
)

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
    {(wiring) => <textarea {...area} {...wiring} />}
  </Field>
)

interface SelectFieldProps<V extends string> extends Pick<FieldProps, 'label' | 'hint'> {
  value: V
  onChange: (value: V) => void
  /** the label of each value, in the order of the list */
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
    {(wiring) => (
      <select {...wiring} value={value} onChange={({ target }) => onChange(target.value as V)}>
        {Object.entries<string | undefined>(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
)

/** For names, passwords and addresses: keyboards then neither capitalize nor correct them. */
export const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** The names of the fields that hold text. */
type TextName<T> = { [name in keyof T]: T[name] extends string ? name : never }[keyof T] & string

/** Ties text inputs to the fields of a form: `<TextField {...input('name')} label={…} />`. */
export const textInputs =
  <T extends object>(
    fields: T,
    change: (part: Partial<T>) => void,
    errorOf?: (name: TextName<T>) => string | undefined,
  ) =>
  (name: TextName<T>) => ({
    value: fields[name] as string,
    error: errorOf?.(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value } as Partial<T>),
  })
