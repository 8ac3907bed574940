import { useMemo, useRef, useState } from 'react'

export type Selection<T> = ReturnType<typeof useSelection<T & { id: string }>>

/** Holds the chosen items. `chosen` leaves out items that are no longer in the list. */
export const useSelection = <T extends { id: string }>(items: readonly T[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  /** id of the item toggled last, where a range begins */
  const anchor = useRef<string | null>(null)
  const chosen = useMemo(() => items.filter(({ id }) => ids.has(id)), [items, ids])
  const idsBetween = (one: number, other: number) =>
    items.slice(Math.min(one, other), Math.max(one, other) + 1).map(({ id }) => id)
  return {
    ids,
    chosen,
    /** chooses the item, or unchooses it */
    toggle: (index: number) => {
      const id = items[index]?.id
      if (id === undefined) return
      anchor.current = id
      setIds(ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]))
    },
    /** chooses all items from the one toggled last to this one */
    extend: (index: number) => {
      const begin = items.findIndex(({ id }) => id === anchor.current)
      setIds(new Set([...ids, ...idsBetween(begin < 0 ? index : begin, index)]))
    },
    /** chooses these items in addition to `before` */
    add: (before: ReadonlySet<string>, indexes: readonly number[]) =>
      setIds(new Set([...before, ...indexes.flatMap((index) => items[index]?.id ?? [])])),
    all: () => setIds(new Set(items.map(({ id }) => id))),
    none: () => setIds(new Set()),
  }
}
