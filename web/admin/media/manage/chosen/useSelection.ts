import { useMemo, useRef, useState } from 'react'

export type Selection<T> = ReturnType<typeof useSelection<T & { id: string }>>

/** The chosen items. An item that left the list is not chosen any more: no button reaches it. */
export const useSelection = <T extends { id: string }>(items: readonly T[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  /** where a range begins: the item that was chosen last */
  const anchor = useRef<string | null>(null)
  const chosen = useMemo(() => items.filter(({ id }) => ids.has(id)), [items, ids])
  const idsBetween = (one: number, other: number) =>
    items.slice(Math.min(one, other), Math.max(one, other) + 1).map(({ id }) => id)
  return {
    ids,
    chosen,
    /** chooses it, or does not any more */
    toggle: (index: number) => {
      const id = items[index]?.id
      if (id === undefined) return
      anchor.current = id
      setIds(ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]))
    },
    /** chooses all from the one chosen last to this one */
    extend: (index: number) => {
      const begin = items.findIndex(({ id }) => id === anchor.current)
      setIds(new Set([...ids, ...idsBetween(begin < 0 ? index : begin, index)]))
    },
    /** chooses these beside those of before */
    add: (before: ReadonlySet<string>, indexes: readonly number[]) =>
      setIds(new Set([...before, ...indexes.flatMap((index) => items[index]?.id ?? [])])),
    all: () => setIds(new Set(items.map(({ id }) => id))),
    none: () => setIds(new Set()),
  }
}
