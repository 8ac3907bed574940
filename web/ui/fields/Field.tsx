import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react'
import { texts } from '../texts.ts'
import './field.later.css'

interface FieldProps {
  label: ReactNode
  /** shown below the control */
  hint?: ReactNode
  /** the error message; it also marks the field as invalid */
  error?: ReactNode
}

/** The limit of a text; the error appears while it is being typed. */
interface TextLimit {
  /** characters */
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

/** Attributes that connect a control with its label, hint and error: spread them on the control. */
interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A label, a control, and hint and error below it, connected by ids. */
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
  /** the label of each value, in display order */
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

/** Keeps keyboards from capitalizing or correcting names, passwords and addresses. */
export const uncorrectedInput = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** The names of the fields whose value is a text. */
type TextName<T> = { [name in keyof T]: T[name] extends string ? name : never }[keyof T] & string

/** Connects text inputs with the fields of a form: `<TextField {...input('name')} label={…} />`. */
export const bindTextInputs =
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
