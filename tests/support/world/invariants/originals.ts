import { createHash } from 'node:crypto'
import { readFileSync, type Stats, statSync } from 'node:fs'
import path from 'node:path'
import type { StoredState } from './storedState.ts'

/** The properties of a request that are read here. */
export interface InjectedRequest {
  method: string
  url: string
  headers?: Record<string, string>
  payload?: unknown
}

/** Watches that each item has its original as it was sent. `folder` holds the private files. */
export function watchOriginals(folder: string) {
  /** ids of items that have had their original */
  const watched = new Set<string>()
  /** hashes of files that were sent, or were there already */
  const known = new Set<string>()
  const hashes = new Map<string, { stats: Stats; sha256: string }>()
  /** whether a current call carries files; files that are sent over the network are not seen here */
  let isSending = false

  /** Hashes the original in a folder; returns null if there is none. */
  function hashOf(name: string): string | null {
    const file = path.join(folder, name, 'original')
    const stats = statSync(file, { throwIfNoEntry: false })
    if (!stats) return null
    const before = hashes.get(file)
    if (before?.stats.mtimeMs === stats.mtimeMs && before.stats.ino === stats.ino) return before.sha256
    const sha256 = sha256Of(readFileSync(file))
    hashes.set(file, { stats, sha256 })
    return sha256
  }

  return {
    /** call it before a request; it ignores rows without an original, because a test may have inserted them */
    begin({ uploads }: StoredState) {
      isSending = false
      for (const { id, sha256, ...row } of uploads) {
        known.add(sha256)
        if (!watched.has(id) && hashOf(row.folder) === sha256) watched.add(id)
      }
    },
    send(request: InjectedRequest) {
      for (const file of filesIn(request)) {
        known.add(sha256Of(file))
        isSending = true
      }
    },
    /** call it after a request that has written */
    add(before: StoredState, after: StoredState) {
      const old = new Set(before.uploads.map(({ id }) => id))
      for (const { id, sha256 } of after.uploads.filter((row) => !old.has(row.id))) {
        watched.add(id)
        if (!isSending) known.add(sha256)
      }
    },
    forget: (id: string) => void watched.delete(id),
    /** Finds originals that are gone or changed, each only once. */
    findFaults({ uploads }: StoredState): string[] {
      const faults: string[] = []
      for (const { id, sha256, table, ...row } of uploads) {
        if (!watched.has(id)) continue
        const found = hashOf(row.folder)
        if (found === sha256 && known.has(sha256)) continue
        watched.delete(id)
        faults.push(`the original of ${table} ${id} is ${found ? 'not what was sent' : 'gone'}`)
      }
      return faults
    },
  }
}

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Parses the files of the form that a request carries. */
function filesIn({ headers, payload }: InjectedRequest): Buffer[] {
  const [, boundary] =
    /^multipart\/form-data; ?boundary="?([^";]+)/.exec(headers?.['content-type'] ?? '') ?? []
  if (!boundary || !Buffer.isBuffer(payload)) return []
  const files: Buffer[] = []
  const mark = `\r\n--${boundary}`
  let from = 0
  for (let start = payload.indexOf('\r\n\r\n'); start >= 0; start = payload.indexOf('\r\n\r\n', from)) {
    const end = payload.indexOf(mark, start)
    if (end < 0) break
    if (payload.subarray(from, start).includes('filename=')) files.push(payload.subarray(start + 4, end))
    from = end + mark.length
  }
  return files
}
