import { createHash } from 'node:crypto'

export type Value = string | number | boolean

/** A photograph, song or memory, and what may be true of it: several values where a change was sent and never answered. */
export interface Thing {
  kind: 'photo' | 'song' | 'memory'
  /** the SHA-256 of its original: so a thing is known whose answer never came; for a memory its name, which no other has */
  mark: string
  /** once an answer has told it */
  id?: string
  /** a memory's, to change it as its writer */
  writerKey?: string
  /** photographs of a memory */
  photos: Thing[]
  /** addresses at which visitors have had it */
  paths: Set<string>
  may: Map<string, Set<Value>>
}

export const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Everything that was sent to a server, and whether it was acknowledged. */
export class Ledger {
  acknowledged = 0
  /** answers that no honest request should get */
  readonly errors: string[] = []
  readonly things: Thing[] = []
  /** things that arrive together or not at all, while that is open */
  together: Thing[][] = []

  /** Something that has not been sent yet. */
  add(kind: Thing['kind'], mark: string): Thing {
    const thing: Thing = {
      kind,
      mark,
      photos: [],
      paths: new Set(),
      may: new Map([['there', new Set([false])]]),
    }
    this.things.push(thing)
    return thing
  }

  byMark(mark: string): Thing | undefined {
    return this.things.find((thing) => thing.mark === mark)
  }

  /**
   * Sends a change of some things. From now on each may be as before or as told here; once it is acknowledged, only as
   * told. What broke off, or was answered that it is not ready, stays open until the server is asked.
   */
  async change<A extends { status: number; text: string }>(
    changes: readonly (readonly [Thing, Record<string, Value>])[],
    send: () => Promise<A>,
  ): Promise<A | null> {
    for (const [thing, values] of changes)
      for (const [name, value] of Object.entries(values)) {
        // a value of something older that nobody has asked for yet may be anything
        if (thing.id === undefined && !thing.may.has(name)) thing.may.set(name, new Set())
        thing.may.get(name)?.add(value)
      }
    const answer = await send().catch(() => null)
    if (answer?.status === 500) this.errors.push(answer.text)
    if (!answer || answer.status >= 500) return null
    if (answer.status >= 300) throw new Error(`refused with ${answer.status}: ${answer.text}`)
    for (const [thing, values] of changes)
      for (const [name, value] of Object.entries(values)) thing.may.set(name, new Set([value]))
    this.acknowledged += 1
    return answer
  }

  /** Takes note of what the server says now; answers what it may not say, in words, or null. */
  settle(thing: Thing, name: string, value: Value): string | null {
    const may = thing.may.get(name)
    if (!may) return null
    const wrong = may.has(value)
      ? null
      : `${thing.kind} ${thing.id ?? thing.mark}: ${name} is ${value}, not ${[...may].join(' or ')}`
    thing.may.set(name, new Set([value]))
    return wrong
  }
}

/** Whether it is certainly there. */
export const isThere = ({ may }: Thing) => {
  const there = may.get('there')
  return there?.size === 1 && there.has(true)
}
