/** A function such as `Math.random`, which returns a number that is at least 0 and less than 1. */
export type Random = () => number

/**
 * An endless sequence of slides or tracks. Each round contains every slide or track once, in the stored order or shuffled. The
 * object is immutable, so every change returns a new object.
 *
 * A negative index belongs to the previous round, and an index after the end of the round belongs to the next round.
 */
export interface PlayOrder {
  /** the ids of all slides or tracks in the stored order, each id once */
  readonly ids: readonly string[]
  readonly random: boolean
  /** 0-based positions in `ids`, in the order in which this round plays them */
  readonly round: readonly number[]
  /** the round after this round, chosen in advance so that its pictures can be decoded early */
  readonly nextRound: readonly number[]
  /** the round before this round, remembered so that a step back leads to the slide that was shown before */
  readonly previousRound: readonly number[]
  /** the 0-based index of the current slide or track in `round`; 0 if the list is empty */
  readonly index: number
}

export function createPlayOrder(ids: readonly string[], random: boolean, randomNumber: Random): PlayOrder {
  const positions = ids.map((_, position) => position)
  const round = random ? shuffle(positions, randomNumber) : positions
  return withNeighborRounds({ ids, random, round, index: 0 }, randomNumber)
}

export const getCurrentId = (order: PlayOrder): string | undefined => getIdAt(order, order.index)

/** Returns the 0-based position of the current slide or track in the stored order; -1 if the list is empty. */
export const getStoredPosition = (order: PlayOrder): number => order.round[order.index] ?? -1

export function getIdAt(order: PlayOrder, index: number): string | undefined {
  const { length } = order.round
  const position = getRoundAt(order, index)[((index % length) + length) % length]
  return position === undefined ? undefined : order.ids[position]
}

/** Returns the round to which `index` belongs, as positions in `ids`. */
export const getRoundAt = (
  { previousRound, round, nextRound }: PlayOrder,
  index: number,
): readonly number[] => (index < 0 ? previousRound : index < round.length ? round : nextRound)

/** Finds the index in `round` of the item at `position` in the stored order. Returns null if there is no such item. */
export function findIndexOfPosition(order: PlayOrder, position: number): number | null {
  const index = order.round.indexOf(position)
  return index < 0 ? null : index
}

/** Moves to `index`. If `index` is in the next or previous round, that round becomes current and gets a new neighboring round. */
export function moveTo(order: PlayOrder, index: number, randomNumber: Random): PlayOrder {
  const { random, round, nextRound, previousRound } = order
  const { length } = round
  if (length === 0) return order
  const wrappedIndex = wrapIndex(index, length)
  if (wrappedIndex >= length) {
    return {
      ...order,
      index: wrappedIndex - length,
      previousRound: round,
      round: nextRound,
      nextRound: makeRoundAfter(nextRound, random, randomNumber),
    }
  }
  if (wrappedIndex < 0) {
    return {
      ...order,
      index: wrappedIndex + length,
      nextRound: round,
      round: previousRound,
      previousRound: makeRoundBefore(previousRound, random, randomNumber),
    }
  }
  return { ...order, index: wrappedIndex }
}

/**
 * Turns shuffling on or off. The current item stays current. After shuffling, all other items come before the current item comes
 * again; `idsWithCurrent`, which are shown together with the current item, follow it directly.
 */
export function withRandom(
  order: PlayOrder,
  random: boolean,
  randomNumber: Random,
  idsWithCurrent: readonly string[] = [],
): PlayOrder {
  if (random === order.random) return order
  const { ids } = order
  const position = getStoredPosition(order)
  const allPositions = ids.map((_, index) => index)
  if (!random) {
    return withNeighborRounds(
      { ids, random, round: allPositions, index: Math.max(position, 0) },
      randomNumber,
    )
  }
  const currentPositions = allPositions.filter(
    (other) => other === position || idsWithCurrent.includes(ids[other] ?? ''),
  )
  const otherPositions = allPositions.filter((other) => !currentPositions.includes(other))
  const round = [...currentPositions, ...shuffle(otherPositions, randomNumber)]
  return withNeighborRounds({ ids, random, round, index: 0 }, randomNumber)
}

/**
 * Replaces the list of ids. The current item stays current if it is still listed; otherwise the item after it becomes current. If
 * the order is shuffled, the remaining items keep their order, and new items get random places after the current item.
 */
export function withIds(order: PlayOrder, ids: readonly string[], randomNumber: Random): PlayOrder {
  const positions = new Map(ids.map((id, position) => [id, position]))
  const oldIds = order.round.map((position) => order.ids[position] ?? '')
  const remainingIds = oldIds.filter((id) => positions.has(id))
  const passedCount = oldIds.slice(0, order.index).filter((id) => positions.has(id)).length
  const newCurrentId = remainingIds[passedCount] ?? remainingIds[0]
  if (newCurrentId === undefined) return createPlayOrder(ids, order.random, randomNumber)
  if (!order.random) {
    return { ...createPlayOrder(ids, false, randomNumber), index: positions.get(newCurrentId) ?? 0 }
  }
  const index = remainingIds.indexOf(newCurrentId)
  const addedIds = ids.filter((id) => !remainingIds.includes(id))
  const roundIds = insertAtRandom(addedIds, remainingIds, index + 1, randomNumber)
  const round = roundIds.map((id) => positions.get(id) ?? 0)
  return withNeighborRounds({ ids, random: true, round, index }, randomNumber)
}

/** Inserts each id of `addedIds` into `ids` at a random index that is at least `minIndex`. */
function insertAtRandom(
  addedIds: readonly string[],
  ids: readonly string[],
  minIndex: number,
  randomNumber: Random,
) {
  const result = [...ids]
  for (const id of addedIds)
    result.splice(minIndex + pickBelow(result.length - minIndex + 1, randomNumber), 0, id)
  return result
}

/** If an index lies beyond the next or the previous round, wraps the index back into that round. */
function wrapIndex(index: number, length: number): number {
  if (length === 0) return 0
  if (index >= 2 * length) return length + (index % length)
  return index < -length ? (((index % length) + length) % length) - length : index
}

const withNeighborRounds = (
  order: Omit<PlayOrder, 'nextRound' | 'previousRound'>,
  randomNumber: Random,
): PlayOrder => ({
  ...order,
  nextRound: makeRoundAfter(order.round, order.random, randomNumber),
  previousRound: makeRoundBefore(order.round, order.random, randomNumber),
})

const makeRoundAfter = (round: readonly number[], random: boolean, randomNumber: Random) =>
  random ? shuffleApart(round, round[round.length - 1], randomNumber) : round

const makeRoundBefore = (round: readonly number[], random: boolean, randomNumber: Random) =>
  random ? shuffleApart(round, round[0], randomNumber).reverse() : round

/** Shuffles a round, but does not put `neighbor` first, because no slide should follow itself from one round to the next. */
function shuffleApart(round: readonly number[], neighbor: number | undefined, randomNumber: Random) {
  const shuffled = shuffle(round, randomNumber)
  if (shuffled.length > 1 && shuffled[0] === neighbor)
    swap(shuffled, 0, 1 + pickBelow(shuffled.length - 1, randomNumber))
  return shuffled
}

function shuffle(positions: readonly number[], randomNumber: Random): number[] {
  const shuffled = [...positions]
  for (let lastIndex = shuffled.length - 1; lastIndex > 0; lastIndex--)
    swap(shuffled, lastIndex, pickBelow(lastIndex + 1, randomNumber))
  return shuffled
}

function swap(list: number[], a: number, b: number) {
  const moved = list[a] as number
  list[a] = list[b] as number
  list[b] = moved
}

const pickBelow = (limit: number, randomNumber: Random) =>
  Math.min(limit - 1, Math.floor(randomNumber() * limit))
