import { hasMemories, type WallItem } from './items.ts'

/** A card on the screen: the item, and the 0-based index of the card in it. */
export interface Place {
  id: string
  index: number
}

/** The items of the wall, and when it has shown each. Each function below returns another round. */
export interface Round {
  /** newest first */
  items: readonly WallItem[]
  /** null until the first card, and after the current item has been removed */
  current: Place | null
  /** the ids of the items with memories that came while the wall runs, and that it has not shown yet; oldest first */
  newIds: readonly string[]
  /** where to continue the memories that gave way to new ones; the last one continues first */
  interrupted: readonly Place[]
  /** for each item, the number of the turn in which it was last shown from its beginning; the first turn is 1 */
  lastTurns: ReadonlyMap<string, number>
  turn: number
  /** the number of memories since the last photograph */
  memoryCount: number
}

/** The number of memories after which a photograph comes. */
const MEMORIES_PER_PHOTOGRAPH = 2

/** The number of turns after which an item may come back, so that a single memory does not come back after each photograph. */
const REST_TURNS = 12

export const openRound = (items: readonly WallItem[]): Round => ({
  items,
  current: null,
  newIds: [],
  interrupted: [],
  lastTurns: new Map(),
  turn: 0,
  memoryCount: 0,
})

/**
 * Updates the items of the round. Items with memories that were not in the round come next; those that have left are not shown again. If
 * the current one has got another answer, it stays on the screen as part of the item that takes its place.
 */
export function updateItems(round: Round, items: readonly WallItem[]): Round {
  const earlierIds = new Set(round.items.flatMap(({ memoryIds }) => memoryIds))
  const ids = new Set(items.map(({ id }) => id))
  const arrivedIds = items
    .filter(({ memoryIds }) => memoryIds.some((id) => !earlierIds.has(id)))
    .map(({ id }) => id)
    .reverse()
  const follow = (place: Place): Place[] => {
    if (ids.has(place.id)) return [place]
    const next = items.find(({ memoryIds }) => memoryIds.includes(place.id))
    return next ? [{ id: next.id, index: 0 }] : []
  }
  return {
    ...round,
    items,
    current: (round.current && follow(round.current)[0]) ?? null,
    newIds: [...new Set([...round.newIds.filter((id) => ids.has(id)), ...arrivedIds])],
    interrupted: round.interrupted.flatMap(follow),
    // a memory that was hidden and comes back is new
    lastTurns: new Map([...round.lastTurns].filter(([id]) => ids.has(id))),
  }
}

/**
 * Goes on to the next card: to a memory that is new, else to the rest of a memory, else to the next item. If the current card
 * was cut short (`isCut`), a memory continues with the same card. The current place is null if there are no items.
 */
export function goOn(round: Round, isCut = false): Round {
  const rest = findRest(round, isCut)
  const [newId, ...newIds] = round.newIds
  const interrupted = [...round.interrupted, ...(rest ? [rest] : [])].filter(({ id }) => id !== newId)
  if (newId !== undefined) return begin({ ...round, newIds, interrupted }, newId)
  const continuedItem = interrupted.at(-1)
  if (continuedItem) return { ...round, current: continuedItem, interrupted: interrupted.slice(0, -1) }
  const item = chooseItem(round)
  return item ? begin(round, item.id) : { ...round, current: null }
}

export const findItem = ({ items }: Round, id: string) => items.find((item) => item.id === id)

/** Finds where the current memory continues; null if it is complete, or if the current item is a photograph. */
function findRest(round: Round, isCut: boolean): Place | null {
  const { current } = round
  const item = current && findItem(round, current.id)
  if (!current || !item || !hasMemories(item)) return null
  const index = isCut ? current.index : current.index + 1
  return index < item.cards.length ? { id: item.id, index } : null
}

function begin(round: Round, id: string): Round {
  const turn = round.turn + 1
  return {
    ...round,
    current: { id, index: 0 },
    lastTurns: new Map([...round.lastTurns, [id, turn]]),
    turn,
    memoryCount: hasMemories(findItem(round, id)) ? round.memoryCount + 1 : 0,
  }
}

/**
 * Chooses the item that was not shown for the longest time, and among those that were never shown the newest: a photograph after
 * two memories, else a memory. If it was shown a short while ago, chooses one of the other kind.
 */
function chooseItem({ items, lastTurns, turn, memoryCount }: Round): WallItem | undefined {
  const isMemoryNext = memoryCount < MEMORIES_PER_PHOTOGRAPH
  const lastTurn = ({ id }: WallItem) => lastTurns.get(id) ?? -REST_TURNS
  const isRested = (item: WallItem) => turn - lastTurn(item) >= REST_TURNS
  // the sort is stable, so items that were never shown stay in their order
  const byRest = [...items].sort((a, b) => lastTurn(a) - lastTurn(b))
  const nextOfKind = byRest.find((item) => hasMemories(item) === isMemoryNext)
  return nextOfKind && isRested(nextOfKind) ? nextOfKind : byRest[0]
}
