import type { Readable } from 'node:stream'

/** The bytes of a file from `start` to `end`. Both are included and counted from 0. */
export interface Range {
  start: number
  end: number
}

export interface OpenedFile {
  /** the size of the whole file in bytes, even if only a range was requested */
  size: number
  /** the requested bytes; the caller must read them to the end or destroy the stream */
  body: Readable
}

/**
 * The place where files are stored permanently. A key is a relative path (keys.ts); its segments consist of the characters
 * [A-Za-z0-9._-]. Every implementation passes tests/conformance/storage.ts.
 */
export interface Storage {
  /**
   * Stores the file at the local path `spooledPath` under `key`, and replaces any earlier file. Once the promise resolves, the
   * bytes survive a power failure. The spooled file still belongs to the caller. A reader sees either the whole old file or the
   * whole new file. Throws `disk_full` if there is no room.
   */
  put(key: string, spooledPath: string): Promise<void>
  /** Opens a file; returns null if no file is stored under `key`. A range must begin within the file. */
  open(key: string, range?: Range): Promise<OpenedFile | null>
  /**
   * Returns the path of a key on this machine's disk, whether or not the file exists. Use the path for reading only. Returns null
   * if files are stored elsewhere.
   */
  pathOf(key: string): string | null
  /** Copies a file, if possible without passing its bytes through this process. Returns false if `from` does not exist. */
  copy(from: string, to: string): Promise<boolean>
  /** Ignores keys that do not exist. */
  remove(keys: readonly string[]): Promise<void>
  /**
   * Lists up to 1,000 keys that start with `prefix` and come after `afterKey`, in byte order. An empty list means that no keys
   * are left.
   */
  list(prefix: string, afterKey?: string): Promise<string[]>
  /** Throws if the storage does not respond. The endpoint /readyz calls it. */
  check(): Promise<void>
}
