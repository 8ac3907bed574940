import { createHash } from 'node:crypto'

export type Value = string | number | boolean

/** A photograph, song or memory that was sent to a server; one that is `sent` is a photograph that a guest sent by the link. */
export interface Entry {
  kind: 'photo' | 'song' | 'memory' | 'sent'
  /** identifies the entry before its id is known: the SHA-256 of its original, or the unique name of a memory's writer */
  fingerprint: string
  /** undefined until a response contains it */
  id?: string
  /** the secret with which the writer of a memory changes it, or a guest takes back a photograph */
  writerKey?: string
  /** the photographs of a memory */
  photos: Entry[]
  /** the paths at which visitors have been able to open its file */
  paths: Set<string>
  /** the possible values of each property: several after a change that was sent and not acknowledged */
  possible: Map<string, Set<Value>>
}

export const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Records everything that was sent to a server, and the changes that the server has acknowledged. */
export class Ledger {
  /** the number of acknowledged changes */
  acknowledged = 0
  /** the responses with the status 500, which no request should get */
  readonly errors: string[] = []
  readonly entries: Entry[] = []
  /** the entries of each upload that is not acknowledged yet: the server must store all of them or none */
  openBatches: Entry[][] = []

  /** Adds an entry before it is sent. */
  add(kind: Entry['kind'], fingerprint: string): Entry {
    const entry: Entry = {
      kind,
      fingerprint,
      photos: [],
      paths: new Set(),
      possible: new Map([['exists', new Set([false])]]),
    }
    this.entries.push(entry)
    return entry
  }

  findByFingerprint(fingerprint: string): Entry | undefined {
    return this.entries.find((entry) => entry.fingerprint === fingerprint)
  }

  /**
   * Sends a change of some entries. At first, each property may have its old value or the new one; once the server acknowledges
   * the change, only the new one is possible. If the connection breaks or the server is not ready, the result is null, and both
   * values stay possible until `recordValue` is called.
   */
  async change<A extends { status: number; text: string }>(
    changes: readonly (readonly [Entry, Record<string, Value>])[],
    send: () => Promise<A>,
  ): Promise<A | null> {
    for (const [entry, values] of changes)
      for (const [name, value] of Object.entries(values)) {
        // only a new entry gets a new set: an older one may already have a value that the ledger does not know
        if (entry.id === undefined && !entry.possible.has(name)) entry.possible.set(name, new Set())
        entry.possible.get(name)?.add(value)
      }
    const answer = await send().catch(() => null)
    if (answer?.status === 500) this.errors.push(answer.text)
    if (!answer || answer.status >= 500) return null
    if (answer.status >= 300) throw new Error(`refused with ${answer.status}: ${answer.text}`)
    for (const [entry, values] of changes)
      for (const [name, value] of Object.entries(values)) entry.possible.set(name, new Set([value]))
    this.acknowledged += 1
    return answer
  }

  /** Records the value that the server shows now. Returns a sentence if that value was impossible, and otherwise null. */
  recordValue(entry: Entry, name: string, value: Value): string | null {
    const possible = entry.possible.get(name)
    if (!possible) return null
    const fault = possible.has(value)
      ? null
      : `${entry.kind} ${entry.id ?? entry.fingerprint}: ${name} is ${value}, not ${[...possible].join(' or ')}`
    entry.possible.set(name, new Set([value]))
    return fault
  }
}

/** Whether it is certain that a property of the entry has this value. */
export const isCertain = ({ possible }: Entry, name: string, value: Value) => {
  const values = possible.get(name)
  return values?.size === 1 && values.has(value)
}
