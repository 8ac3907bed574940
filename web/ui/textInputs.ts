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
