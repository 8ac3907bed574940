/** Returns a number from 0 up to but not including 1, as `Math.random` does. */
export type Random = () => number

/**
 * An endless order of slides or tracks, as stored or shuffled. When shuffled, every round has its own order. The object is
 * immutable: every change returns a new one.
 *
 * An index may lie past either end of the round; it then belongs to the next or previous round.
 */
export interface PlayOrder {
  /** in stored order, each once */
  readonly ids: readonly string[]
  readonly random: boolean
  /** positions in `ids`, in the order of this round */
  readonly round: readonly number[]
  /** known in advance, so that its pictures can be decoded early */
  readonly nextRound: readonly number[]
  /** remembered, so that a step back leads to the slide that was there before */
  readonly previousRound: readonly number[]
  /** index of the current one in `round`; 0 when the list is empty */
  readonly index: number
}

export function openPlayOrder(ids: readonly string[], random: boolean, randomNumber: Random): PlayOrder {
  const positions = ids.map((_, position) => position)
  const round = random ? shuffle(positions, randomNumber) : positions
  return withNeighborRounds({ ids, random, round, index: 0 }, randomNumber)
}

export const currentId = (order: PlayOrder): string | undefined => idAt(order, order.index)

/** The position of the current one in stored order, from 0; -1 when the list is empty. */
export const currentPosition = (order: PlayOrder): number => order.round[order.index] ?? -1

export function idAt(order: PlayOrder, index: number): string | undefined {
  const { length } = order.round
  const position = roundAt(order, index)[((index % length) + length) % length]
  return position === undefined ? undefined : order.ids[position]
}

/** The round that `index` belongs to, as positions in `ids`. */
export const roundAt = ({ previousRound, round, nextRound }: PlayOrder, index: number): readonly number[] =>
  index < 0 ? previousRound : index < round.length ? round : nextRound

/** Finds the index in this round of a position in stored order; null if there is no such position. */
export function indexOfPosition(order: PlayOrder, position: number): number | null {
  const index = order.round.indexOf(position)
  return index < 0 ? null : index
}

/** Moves to `index`. Past an end, the next or previous round becomes the current one, and a new neighbor is made. */
export function moveTo(order: PlayOrder, index: number, randomNumber: Random): PlayOrder {
  const { random, round, nextRound, previousRound } = order
  const { length } = round
  if (length === 0) return order
  const wrapped = wrapIndex(index, length)
  if (wrapped >= length) {
    const after = makeRoundAfter(nextRound, random, randomNumber)
    return { ...order, index: wrapped - length, previousRound: round, round: nextRound, nextRound: after }
  }
  if (wrapped < 0) {
    const before = makeRoundBefore(previousRound, random, randomNumber)
    return {
      ...order,
      index: wrapped + length,
      nextRound: round,
      round: previousRound,
      previousRound: before,
    }
  }
  return { ...order, index: wrapped }
}

/** Turns shuffling on or off. The current one stays; when shuffled, all others come before it comes again. */
export function withRandom(order: PlayOrder, random: boolean, randomNumber: Random): PlayOrder {
  if (random === order.random) return order
  const { ids } = order
  const current = currentPosition(order)
  const positions = ids.map((_, position) => position)
  if (!random) {
    return withNeighborRounds({ ids, random, round: positions, index: Math.max(current, 0) }, randomNumber)
  }
  const others = positions.filter((position) => position !== current)
  const round = current < 0 ? [] : [current, ...shuffle(others, randomNumber)]
  return withNeighborRounds({ ids, random, round, index: 0 }, randomNumber)
}

/**
 * Applies the order to a changed list. The current one stays if it is still listed; otherwise the one after it becomes
 * current. When shuffled, the others keep their order, and new ones are mixed in among those still to come.
 */
export function withIds(order: PlayOrder, ids: readonly string[], randomNumber: Random): PlayOrder {
  const positions = new Map(ids.map((id, position) => [id, position]))
  const before = order.round.map((position) => order.ids[position] ?? '')
  const remaining = before.filter((id) => positions.has(id))
  const passed = before.slice(0, order.index).filter((id) => positions.has(id)).length
  const current = remaining[passed] ?? remaining[0]
  if (current === undefined) return openPlayOrder(ids, order.random, randomNumber)
  if (!order.random) {
    return { ...openPlayOrder(ids, false, randomNumber), index: positions.get(current) ?? 0 }
  }
  const index = remaining.indexOf(current)
  const mixed = mixIn(
    ids.filter((id) => !remaining.includes(id)),
    remaining,
    index + 1,
    randomNumber,
  )
  const round = mixed.map((id) => positions.get(id) ?? 0)
  return withNeighborRounds({ ids, random: true, round, index }, randomNumber)
}

/** Inserts each new id at a random index of the list, `first` or later. */
function mixIn(added: readonly string[], ids: readonly string[], first: number, randomNumber: Random) {
  const mixed = [...ids]
  for (const id of added) mixed.splice(first + pickBelow(mixed.length - first + 1, randomNumber), 0, id)
  return mixed
}

/** Wraps an index that lies beyond the next or previous round back into that round. */
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

/** Shuffles the round so that `neighbor` does not come first: no slide follows itself from one round to the next. */
function shuffleApart(round: readonly number[], neighbor: number | undefined, randomNumber: Random) {
  const mixed = shuffle(round, randomNumber)
  if (mixed.length > 1 && mixed[0] === neighbor) swap(mixed, 0, 1 + pickBelow(mixed.length - 1, randomNumber))
  return mixed
}

function shuffle(positions: readonly number[], randomNumber: Random): number[] {
  const mixed = [...positions]
  for (let last = mixed.length - 1; last > 0; last--) swap(mixed, last, pickBelow(last + 1, randomNumber))
  return mixed
}

function swap(list: number[], a: number, b: number) {
  const moved = list[a] as number
  list[a] = list[b] as number
  list[b] = moved
}

const pickBelow = (limit: number, randomNumber: Random) =>
  Math.min(limit - 1, Math.floor(randomNumber() * limit))
