/**
 * Makes texts pseudo-English: each paragraph stands in brackets, which show that it is from languages/, and is 40 % longer, as a
 * translation can be. A text without letters, and an address on a page, stay as they are.
 */
export const makePseudo = <Texts>(texts: Texts): Texts => change(texts) as Texts

const change = (value: unknown): unknown => {
  if (typeof value === 'string') return value.split('\n\n').map(bracket).join('\n\n')
  if (typeof value === 'function')
    return (...args: unknown[]) => change((value as (...args: unknown[]) => unknown)(...args))
  if (Array.isArray(value)) return value.map(change)
  if ((value as object | null | undefined)?.constructor !== Object) return value
  return Object.fromEntries(Object.entries(value as object).map(([key, each]) => [key, change(each)]))
}

const bracket = (text: string) =>
  /\p{L}/u.test(text) && !/^[#/]/.test(text) ? `[${text}${'·'.repeat(Math.ceil(text.length * 0.4))}]` : text
