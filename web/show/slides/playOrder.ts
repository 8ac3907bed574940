/** A function such as `Math.random`, which returns a number that is at least 0 and less than 1. */
export type Random = () => number

/**
 * An endless sequence of slides or tracks. Each round contains every slide or track once, in the stored order or shuffled. The
 * object is immutable, so every change returns a new object.
 */
export interface PlayOrder {
  /** the ids of all slides or tracks in the stored order, each id once */
  readonly ids: readonly string[]
  readonly random: boolean
  /** the ids in the order in which this round plays them */
  readonly round: readonly string[]
  /** the round after this round, chosen in advance so that its pictures can be decoded early */
  readonly nextRound: readonly string[]
  /** the round before this round, remembered so that a step back leads to the slide that was shown before */
  readonly previousRound: readonly string[]
  /** the 0-based index of the current slide or track in `round`; 0 if the list is empty */
  readonly index: number
}

/** The previous round (-1), the current round (0) or the next round (1). */
export type RoundOffset = -1 | 0 | 1

export const createPlayOrder = (ids: readonly string[], random: boolean, randomNumber: Random): PlayOrder =>
  withNeighborRounds(
    { ids, random, round: random ? shuffle(ids, randomNumber) : ids, index: 0 },
    randomNumber,
  )

/** Returns undefined if the list is empty. */
export const getCurrentId = ({ round, index }: PlayOrder): string | undefined => round[index]

/** Moves to the next (1) or the previous (-1) slide or track. */
export function step(order: PlayOrder, direction: 1 | -1, randomNumber: Random): PlayOrder {
  const id = order.round[order.index + direction]
  if (id !== undefined) return moveTo(order, 0, id, randomNumber)
  const neighborId = getRound(order, direction).at(direction === 1 ? 0 : -1)
  return neighborId === undefined ? order : moveTo(order, direction, neighborId, randomNumber)
}

/**
 * Moves to the slide or track with this id in the current, next or previous round. If that round becomes the current round, it
 * gets a new neighboring round. An id that is not in the list changes nothing.
 */
export function moveTo(order: PlayOrder, offset: RoundOffset, id: string, randomNumber: Random): PlayOrder {
  const { random, round, nextRound, previousRound } = order
  const index = getRound(order, offset).indexOf(id)
  if (index < 0) return order
  if (offset === 0) return { ...order, index }
  return offset === 1
    ? {
        ...order,
        index,
        previousRound: round,
        round: nextRound,
        nextRound: makeRoundAfter(nextRound, random, randomNumber),
      }
    : {
        ...order,
        index,
        nextRound: round,
        round: previousRound,
        previousRound: makeRoundBefore(previousRound, random, randomNumber),
      }
}

const getRound = ({ previousRound, round, nextRound }: PlayOrder, offset: RoundOffset) =>
  offset === 0 ? round : offset === 1 ? nextRound : previousRound

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
  const currentId = getCurrentId(order)
  if (currentId === undefined || !random)
    return withNeighborRounds(
      { ids, random, round: ids, index: Math.max(0, ids.indexOf(currentId ?? '')) },
      randomNumber,
    )
  const firstIds = [currentId, ...idsWithCurrent.filter((id) => id !== currentId)]
  const otherIds = ids.filter((id) => !firstIds.includes(id))
  const round = [...firstIds, ...shuffle(otherIds, randomNumber)]
  return withNeighborRounds({ ids, random, round, index: 0 }, randomNumber)
}

/**
 * Replaces the list of ids. The current item stays current if it is still listed; otherwise the item after it becomes current. If
 * the order is shuffled, the remaining items keep their order, and new items get random places after the current item.
 */
export function withIds(order: PlayOrder, ids: readonly string[], randomNumber: Random): PlayOrder {
  const listedIds = new Set(ids)
  const isListed = (id: string) => listedIds.has(id)
  const remainingIds = order.round.filter(isListed)
  const passedCount = order.round.slice(0, order.index).filter(isListed).length
  const newCurrentId = remainingIds[passedCount] ?? remainingIds[0]
  if (newCurrentId === undefined) return createPlayOrder(ids, order.random, randomNumber)
  if (!order.random) return moveTo(createPlayOrder(ids, false, randomNumber), 0, newCurrentId, randomNumber)
  const index = remainingIds.indexOf(newCurrentId)
  const oldIds = new Set(remainingIds)
  const addedIds = ids.filter((id) => !oldIds.has(id))
  const round = insertAtRandom(addedIds, remainingIds, index + 1, randomNumber)
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

const withNeighborRounds = (
  order: Omit<PlayOrder, 'nextRound' | 'previousRound'>,
  randomNumber: Random,
): PlayOrder => ({
  ...order,
  nextRound: makeRoundAfter(order.round, order.random, randomNumber),
  previousRound: makeRoundBefore(order.round, order.random, randomNumber),
})

const makeRoundAfter = (round: readonly string[], random: boolean, randomNumber: Random) =>
  random ? shuffleApart(round, round[round.length - 1], randomNumber) : round

const makeRoundBefore = (round: readonly string[], random: boolean, randomNumber: Random) =>
  random ? shuffleApart(round, round[0], randomNumber).reverse() : round

/** Shuffles a round, but does not put `neighbor` first, because no slide should follow itself from one round to the next. */
function shuffleApart(round: readonly string[], neighbor: string | undefined, randomNumber: Random) {
  const shuffled = shuffle(round, randomNumber)
  if (shuffled.length > 1 && shuffled[0] === neighbor)
    swap(shuffled, 0, 1 + pickBelow(shuffled.length - 1, randomNumber))
  return shuffled
}

function shuffle(ids: readonly string[], randomNumber: Random): string[] {
  const shuffled = [...ids]
  for (let lastIndex = shuffled.length - 1; lastIndex > 0; lastIndex--)
    swap(shuffled, lastIndex, pickBelow(lastIndex + 1, randomNumber))
  return shuffled
}

function swap(list: string[], a: number, b: number) {
  const moved = list[a] as string
  list[a] = list[b] as string
  list[b] = moved
}

const pickBelow = (limit: number, randomNumber: Random) =>
  Math.min(limit - 1, Math.floor(randomNumber() * limit))
