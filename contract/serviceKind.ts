/** The kind of a service, by the words of its title. */
export const serviceKind = (title: string) => {
  if (/celebrat/i.test(title)) return 'celebration'
  return /\bashes\b/i.test(title) ? 'ashes' : 'memorial'
}

/** Whether people are invited to be together and to remember him. */
export const isReception = (title: string) =>
  serviceKind(title) === 'celebration' || /\breceptions?\b/i.test(title)
