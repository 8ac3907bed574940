/** Numbers from 0 up to but not including 1, such as `Math.random`. */
export type Random = () => number

/**
 * Slides or tracks that follow each other for ever, in their stored order or shuffled. Shuffled, every round has an
 * order of its own. A value: every change gives a new one.
 *
 * An index counts on past both ends of the round, into the rounds before and after it.
 */
export interface PlayOrder {
  /** in stored order, each once */
  readonly ids: readonly string[]
  readonly random: boolean
  /** positions in `ids`, in the order of this round */
  readonly round: readonly number[]
  /** known ahead, so that pictures can be decoded before their time */
  readonly nextRound: readonly number[]
  /** remembered, so that a step back leads to what was there before */
  readonly previousRound: readonly number[]
  /** where in `round` the current one is; 0 while there is none */
  readonly index: number
}

export function openPlayOrder(ids: readonly string[], random: boolean, randomNumber: Random): PlayOrder {
  const positions = ids.map((_, position) => position)
  const round = random ? shuffle(positions, randomNumber) : positions
  return withNeighbours({ ids, random, round, index: 0 }, randomNumber)
}

export const currentId = (order: PlayOrder): string | undefined => idAt(order, order.index)

/** The current one's position in stored order, from 0; -1 when there is nothing. */
export const currentPosition = (order: PlayOrder): number => order.round[order.index] ?? -1

export function idAt(order: PlayOrder, index: number): string | undefined {
  const { length } = order.round
  const position = roundAt(order, index)[((index % length) + length) % length]
  return position === undefined ? undefined : order.ids[position]
}

/** The positions of the round in which `index` lies. */
export const roundAt = ({ previousRound, round, nextRound }: PlayOrder, index: number): readonly number[] =>
  index < 0 ? previousRound : index < round.length ? round : nextRound

/** The index in this round of a position in stored order, or null when there is no such position. */
export function indexOfPosition(order: PlayOrder, position: number): number | null {
  const index = order.round.indexOf(position)
  return index < 0 ? null : index
}

/** Past the end another round begins; what was the next round is this one, and the round after it is new. */
export function moveTo(order: PlayOrder, index: number, randomNumber: Random): PlayOrder {
  const { random, round, nextRound, previousRound } = order
  const { length } = round
  if (length === 0) return order
  const near = withinReach(index, length)
  if (near >= length) {
    const after = roundAfter(nextRound, random, randomNumber)
    return { ...order, index: near - length, previousRound: round, round: nextRound, nextRound: after }
  }
  if (near < 0) {
    const before = roundBefore(previousRound, random, randomNumber)
    return { ...order, index: near + length, nextRound: round, round: previousRound, previousRound: before }
  }
  return { ...order, index: near }
}

/** The current one stays. Shuffled, all others come before it comes again. */
export function withRandom(order: PlayOrder, random: boolean, randomNumber: Random): PlayOrder {
  if (random === order.random) return order
  const { ids } = order
  const current = currentPosition(order)
  const positions = ids.map((_, position) => position)
  if (!random) {
    return withNeighbours({ ids, random, round: positions, index: Math.max(current, 0) }, randomNumber)
  }
  const others = positions.filter((position) => position !== current)
  const round = current < 0 ? [] : [current, ...shuffle(others, randomNumber)]
  return withNeighbours({ ids, random, round, index: 0 }, randomNumber)
}

/**
 * The same order over a list that has changed. The current one stays while it is still listed, otherwise the one after
 * it becomes current. Shuffled, the others stay in their order and new ones are mixed in among those to come.
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
  return withNeighbours({ ids, random: true, round, index }, randomNumber)
}

/** Puts each new id at a random place of the list, from index `first` on. */
function mixIn(added: readonly string[], ids: readonly string[], first: number, randomNumber: Random) {
  const mixed = [...ids]
  for (const id of added) mixed.splice(first + below(mixed.length - first + 1, randomNumber), 0, id)
  return mixed
}

/** An index beyond the neighbouring rounds goes on inside them. */
function withinReach(index: number, length: number): number {
  if (length === 0) return 0
  if (index >= 2 * length) return length + (index % length)
  return index < -length ? (((index % length) + length) % length) - length : index
}

const withNeighbours = (
  order: Omit<PlayOrder, 'nextRound' | 'previousRound'>,
  randomNumber: Random,
): PlayOrder => ({
  ...order,
  nextRound: roundAfter(order.round, order.random, randomNumber),
  previousRound: roundBefore(order.round, order.random, randomNumber),
})

const roundAfter = (round: readonly number[], random: boolean, randomNumber: Random) =>
  random ? shuffleApart(round, round[round.length - 1], randomNumber) : round

const roundBefore = (round: readonly number[], random: boolean, randomNumber: Random) =>
  random ? shuffleApart(round, round[0], randomNumber).reverse() : round

/** Shuffled so that another one than `neighbour` comes first: none follows itself from one round to the next. */
function shuffleApart(round: readonly number[], neighbour: number | undefined, randomNumber: Random) {
  const mixed = shuffle(round, randomNumber)
  if (mixed.length > 1 && mixed[0] === neighbour) swap(mixed, 0, 1 + below(mixed.length - 1, randomNumber))
  return mixed
}

function shuffle(positions: readonly number[], randomNumber: Random): number[] {
  const mixed = [...positions]
  for (let last = mixed.length - 1; last > 0; last--) swap(mixed, last, below(last + 1, randomNumber))
  return mixed
}

function swap(list: number[], a: number, b: number) {
  const moved = list[a] as number
  list[a] = list[b] as number
  list[b] = moved
}

const below = (limit: number, randomNumber: Random) => Math.min(limit - 1, Math.floor(randomNumber() * limit))
