/** Moves the items with `ids` as a group, in their current sequence. The first of them gets the 0-based index `to`. */
export const moveTogether = <T extends { id: string }>(
  items: readonly T[],
  ids: ReadonlySet<string>,
  to: number,
): T[] => {
  const otherItems = items.filter(({ id }) => !ids.has(id))
  return [...otherItems.slice(0, to), ...items.filter(({ id }) => ids.has(id)), ...otherItems.slice(to)]
}

/** Items that have no id in `ids` come last. */
export const sortByIds = <T extends { id: string }>(items: readonly T[], ids: readonly string[]): T[] => {
  const positions = new Map(ids.map((id, position) => [id, position]))
  const findPosition = ({ id }: T) => positions.get(id) ?? ids.length
  return [...items].sort((a, b) => findPosition(a) - findPosition(b))
}

export const toReorderBody = (ids: readonly string[]) => ({ order: ids.map((id, order) => ({ id, order })) })

/** Parses a typed position from 1 to `count` and returns the 0-based index. Returns null for any other text. */
export const parsePosition = (typedText: string, count: number): number | null => {
  if (!/^\s*\d+\s*$/.test(typedText)) return null
  const position = Number(typedText)
  return position >= 1 && position <= count ? position - 1 : null
}
