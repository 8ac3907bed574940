/** Items that have no id in `ids` come last. */
export const sortByIds = <T extends { id: string }>(items: readonly T[], ids: readonly string[]): T[] => {
  const positions = new Map(ids.map((id, position) => [id, position]))
  const findPosition = ({ id }: T) => positions.get(id) ?? ids.length
  return [...items].sort((a, b) => findPosition(a) - findPosition(b))
}

export const toReorderBody = (ids: readonly string[]) => ({ order: ids.map((id, order) => ({ id, order })) })
