export const findServiceKind = (title: string) => {
  if (/celebrat|celebraci[óo]n/i.test(title)) return 'celebration'
  return /\b(?:ashes|cenizas)\b/i.test(title) ? 'ashes' : 'memorial'
}

/** Whether the title is that of a gathering such as a reception or a celebration of life. */
export const isReception = (title: string) =>
  findServiceKind(title) === 'celebration' ||
  /\b(?:receptions?|recepci[óo]n|reuni[óo]n|encuentro)\b/i.test(title)
