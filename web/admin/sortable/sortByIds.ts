/** Sorts items by the position of their id in `ids`. Items that are not in `ids` come last. */
export const sortByIds = <T extends { id: string }>(items: readonly T[], ids: readonly string[]): T[] => {
  const positions = new Map(ids.map((id, position) => [id, position]))
  const position = ({ id }: T) => positions.get(id) ?? ids.length
  return [...items].sort((a, b) => position(a) - position(b))
}

/** The body of a reorder call. */
export const toReorderBody = (ids: readonly string[]) => ({ order: ids.map((id, order) => ({ id, order })) })
