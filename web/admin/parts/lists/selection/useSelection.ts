import { useMemo, useRef, useState } from 'react'

export type Selection<T> = ReturnType<typeof useSelection<T & { id: string }>>

/** `chosen` contains only items that are still in the list. */
export const useSelection = <T extends { id: string }>(items: readonly T[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  /** the id of the item that was toggled last; a range begins there */
  const anchorId = useRef<string | null>(null)
  const chosen = useMemo(() => items.filter(({ id }) => ids.has(id)), [items, ids])
  const listIdsBetween = (index: number, otherIndex: number) =>
    items.slice(Math.min(index, otherIndex), Math.max(index, otherIndex) + 1).map(({ id }) => id)
  return {
    ids,
    chosen,
    toggle: (index: number) => {
      const id = items[index]?.id
      if (id === undefined) return
      anchorId.current = id
      setIds(ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]))
    },
    /** adds all items from the item that was toggled last to the item at `index` to the chosen items */
    extend: (index: number) => {
      const anchorIndex = items.findIndex(({ id }) => id === anchorId.current)
      setIds(new Set([...ids, ...listIdsBetween(anchorIndex < 0 ? index : anchorIndex, index)]))
    },
    choose: (earlierIds: ReadonlySet<string>, indexes: readonly number[]) =>
      setIds(new Set([...earlierIds, ...indexes.flatMap((index) => items[index]?.id ?? [])])),
    chooseAll: () => setIds(new Set(items.map(({ id }) => id))),
    chooseNone: () => setIds(new Set()),
  }
}
