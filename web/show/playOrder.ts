/**
 * Things that are taken one after another for ever, in their stored order or shuffled: slides, and songs.
 * A round is a value; every change gives a new one.
 */
export interface PlayOrder {
  /** in stored order, each once */
  readonly ids: readonly string[]
  /** places in `ids`, in the order they are taken */
  readonly turns: readonly number[]
  /** the place in `turns` that is on now; 0 while there is nothing */
  readonly at: number
  readonly random: boolean
}

/** Numbers from 0 up to but not including 1, such as `Math.random`. */
export type Random = () => number

export function openPlayOrder(ids: readonly string[], random: boolean, randomNumber: Random): PlayOrder {
  const places = ids.map((_, place) => place)
  return { ids, turns: random ? shuffled(places, randomNumber) : places, at: 0, random }
}

/** The id that is on, or undefined when the round is empty. */
export const idOn = (round: PlayOrder): string | undefined => idAt(round, round.at)

/** The place in stored order, from 0, of what is on; -1 when the round is empty. */
export const placeOn = (round: PlayOrder): number => round.turns[round.at] ?? -1

/** The id whose turn it is at `turn`; any whole number, counted on past both ends. */
export const idAt = (round: PlayOrder, turn: number): string | undefined =>
  round.ids[round.turns[wrapped(turn, round.turns.length)] ?? -1]

export const wrapped = (turn: number, length: number): number =>
  length === 0 ? 0 : ((turn % length) + length) % length

/** `turn` may lie past either end: last goes on to first, first back to last. */
export const atTurn = (round: PlayOrder, turn: number): PlayOrder => ({
  ...round,
  at: wrapped(turn, round.turns.length),
})

/** The turn of a place in stored order, or null when there is no such place. */
export function turnOfPlace(round: PlayOrder, place: number): number | null {
  const turn = round.turns.indexOf(place)
  return turn < 0 ? null : turn
}

/** What is on stays on. Shuffled, all others come before it comes again. */
export function withRandom(round: PlayOrder, random: boolean, randomNumber: Random): PlayOrder {
  if (random === round.random) return round
  const on = placeOn(round)
  const places = round.ids.map((_, place) => place)
  if (!random) return { ...round, random, turns: places, at: Math.max(on, 0) }
  const others = shuffled(
    places.filter((place) => place !== on),
    randomNumber,
  )
  return { ...round, random, turns: on < 0 ? [] : [on, ...others], at: 0 }
}

/**
 * The same round over a list that has changed. What is on stays on while it is still listed, otherwise the one that
 * would have come next is on. Shuffled, the known ones keep their turns and new ones are mixed in among those to come.
 */
export function withIds(round: PlayOrder, ids: readonly string[], randomNumber: Random): PlayOrder {
  const place = new Map(ids.map((id, index) => [id, index]))
  const sequence = round.turns.map((turn) => round.ids[turn] ?? '')
  const survivors = sequence.filter((id) => place.has(id))
  const before = sequence.slice(0, round.at).filter((id) => place.has(id)).length
  const on = survivors[wrapped(before, survivors.length)]
  if (!round.random || on === undefined) {
    const fresh = openPlayOrder(ids, round.random, randomNumber)
    return on === undefined ? fresh : { ...fresh, at: place.get(on) ?? 0 }
  }
  const known = new Set(survivors)
  const at = survivors.indexOf(on)
  for (const id of ids) {
    if (!known.has(id)) survivors.splice(at + 1 + below(survivors.length - at, randomNumber), 0, id)
  }
  return { ids, random: true, at, turns: survivors.map((id) => place.get(id) ?? 0) }
}

function shuffled(places: readonly number[], randomNumber: Random): number[] {
  const mixed = [...places]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = below(last + 1, randomNumber)
    const moved = mixed[last] as number
    mixed[last] = mixed[other] as number
    mixed[other] = moved
  }
  return mixed
}

const below = (limit: number, randomNumber: Random) => Math.min(limit - 1, Math.floor(randomNumber() * limit))
