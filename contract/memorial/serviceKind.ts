export const findServiceKind = (title: string) => {
  if (/celebrat/i.test(title)) return 'celebration'
  return /\bashes\b/i.test(title) ? 'ashes' : 'memorial'
}

/** Whether the title is that of a gathering such as a reception or a celebration of life. */
export const isReception = (title: string) =>
  findServiceKind(title) === 'celebration' || /\breceptions?\b/i.test(title)
