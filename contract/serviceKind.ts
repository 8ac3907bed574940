/** The kind of a service, by the words of its title. */
export const serviceKind = (title: string) => {
  if (/celebrat/i.test(title)) return 'celebration'
  return /\bashes\b/i.test(title) ? 'ashes' : 'memorial'
}
