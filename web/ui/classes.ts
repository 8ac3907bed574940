/** Joins class names. Leaves out false and empty values. */
export const classes = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
