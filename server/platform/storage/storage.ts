import type { Readable } from 'node:stream'

/** Bytes `start` to `end` of a file, both included, counted from 0. */
export interface Range {
  start: number
  end: number
}

export interface OpenedFile {
  /** length of the whole file in bytes, whatever range was requested */
  size: number
  /** the requested range; must be read to its end or destroyed */
  body: Readable
}

/**
 * The permanent place of files. Keys are relative paths of [A-Za-z0-9._-] segments such as `private/<mediaId>/original`. Every
 * implementation passes tests/conformance/storage.ts.
 */
export interface Storage {
  /**
   * Stores the file at local path `spooled` under `key`, replacing any earlier one. When this returns, the bytes survive a power
   * cut. The caller still owns the spooled file. A reader sees the whole old file or the whole new one. Throws `disk_full` when
   * there is no room.
   */
  put(key: string, spooled: string): Promise<void>
  /** Opens a file, or null when nothing is stored under `key`. A range must begin within the file. */
  open(key: string, range?: Range): Promise<OpenedFile | null>
  /**
   * Returns the path of a key on this machine's disk, for reading only, whether or not the file exists; null where files lie
   * elsewhere.
   */
  pathOf(key: string): string | null
  /** Copies without passing the bytes through this process where possible; false when `from` does not exist. */
  copy(from: string, to: string): Promise<boolean>
  /** Removes files; missing keys are ignored. */
  remove(keys: readonly string[]): Promise<void>
  /** Lists up to 1,000 keys that start with `prefix`, in byte order, after `after`; an empty array ends the listing. */
  list(prefix: string, after?: string): Promise<string[]>
  /** Resolves when storage responds, throws when it does not. For /readyz. */
  check(): Promise<void>
}
