/** Whether any field of a form is other than in `before`. */
export const differs = <T extends object>(fields: T, before: T) =>
  (Object.keys(fields) as (keyof T)[]).some((name) => fields[name] !== before[name])
