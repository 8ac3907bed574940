import type { Kysely } from 'kysely'
import type { Endpoint, Room } from '../../contract/endpoint.ts'
import { revisionOf } from '../database/change.ts'
import type { Tables } from '../database/tables.ts'
import { Kept } from './kept.ts'

/**
 * What visitors are answered, kept until one of the rooms it is made of changes. The revision is read from the
 * database each time, so that it is never stale, also with several instances.
 */
export interface Answers {
  /** The text under `name`; asked for a hundred times at once, it is made once. */
  keep(name: string, rooms: readonly Room[], make: () => Promise<string>): Promise<Kept>
  /** Says how a GET without parameters is answered to visitors. */
  offer(endpoint: Endpoint, make: () => Promise<unknown>): void
  /** What visitors get of `'GET /api/…'`, kept. */
  read(door: string): Promise<Kept>
  /** The rooms that answer is made of. */
  roomsOf(door: string): readonly Room[]
}

const HOUR = 3_600_000
/** Pages are kept per origin, and anyone can claim to reach us under any. */
const MOST_KEPT = 200

export function openAnswers(db: Kysely<Tables>, clock: () => number): Answers {
  const entries = new Map<string, { revision: string; kept: Promise<Kept> }>()
  const offers = new Map<string, { endpoint: Endpoint; make: () => Promise<unknown> }>()

  const offered = (door: string) => {
    const offer = offers.get(door)
    if (!offer) throw new Error(`no room answers ${door}`)
    return offer
  }

  const answers: Answers = {
    async keep(name, rooms, make) {
      // a new hour is a new revision: which services are past depends on the clock
      const revision = `${await revisionOf(db, rooms)} ${Math.floor(clock() / HOUR)}`
      const known = entries.get(name)
      if (known?.revision === revision) return known.kept
      const entry = { revision, kept: make().then((text) => new Kept(text)) }
      entries.delete(name)
      entries.set(name, entry)
      const [oldest] = entries.keys()
      if (entries.size > MOST_KEPT && oldest) entries.delete(oldest)
      entry.kept.catch(() => entries.get(name) === entry && entries.delete(name))
      return entry.kept
    },
    offer: (endpoint, make) => void offers.set(`${endpoint.method} ${endpoint.path}`, { endpoint, make }),
    read(door) {
      const { endpoint, make } = offered(door)
      return answers.keep(door, endpoint.reads ?? [], async () =>
        JSON.stringify(endpoint.answer.parse(await make())),
      )
    },
    roomsOf: (door) => offered(door).endpoint.reads ?? [],
  }
  return answers
}
