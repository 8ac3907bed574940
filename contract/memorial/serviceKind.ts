/** Finds the kind of a service by the words in its title. */
export const findServiceKind = (title: string) => {
  if (/celebrat/i.test(title)) return 'celebration'
  return /\bashes\b/i.test(title) ? 'ashes' : 'memorial'
}

/** Whether the service is a gathering to remember him. */
export const isReception = (title: string) =>
  findServiceKind(title) === 'celebration' || /\breceptions?\b/i.test(title)
