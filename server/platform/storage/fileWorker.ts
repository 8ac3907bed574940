import { createHash } from 'node:crypto'
import {
  closeSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { constants, setPriority } from 'node:os'
import { dirname } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { crc32 } from 'node:zlib'
import { isUnsyncable } from './isUnsyncable.ts'
import type { Measurement, Sums } from './measure.ts'

/** Bytes `start` to `end` of a file on this disk; `end` is excluded. */
export interface FilePiece {
  path: string
  start: number
  end: number
}
export type Piece = FilePiece | Uint8Array

export type Task =
  /** only reads */
  | { kind: 'measure'; pieces: Piece[]; sums: Sums }
  /** writes a file that appears under its name once it is complete; makes its folders */
  | { kind: 'copy'; pieces: Piece[]; to: string; sums: Sums }
  /** writes into an existing file */
  | { kind: 'insert'; pieces: Piece[]; to: string; at: number; sums: Sums }
  /** syncs a file or folder, so that it survives a power cut */
  | { kind: 'sync'; path: string }

/** The properties of an error, which would not survive the message from a thread. */
export interface FileError extends Pick<NodeJS.ErrnoException, 'message' | 'code' | 'errno' | 'path'> {
  /** whether the error concerns the file to be read, rather than the one to be written */
  ofSource?: boolean
}
export type Reply = { done: Measurement } | { error: FileError }

/** All reading of this thread goes through one buffer, so memory does not grow with files. */
const buffer = Buffer.allocUnsafeSlow(1024 * 1024)

// on Linux this sets the thread's own priority: requests for pages go first
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
parentPort?.on('message', (task: Task) => parentPort?.postMessage(reply(task)))

function reply(task: Task): Reply {
  try {
    return { done: perform(task) }
  } catch (error) {
    const { message, code, errno, path, ofSource } = error as FileError
    return { error: { message, code, errno, path, ofSource } }
  }
}

function perform(task: Task): Measurement {
  if (task.kind === 'sync') {
    withFile(task.path, 'r', sync)
    return { bytes: 0, sha256: '', crc32: 0 }
  }
  if (task.kind === 'measure') return read(task.pieces, task.sums, () => undefined)
  if (task.kind === 'insert')
    return withFile(task.to, 'r+', (file) => read(task.pieces, task.sums, writerTo(file, task.at)))
  return copy(task.pieces, task.to, task.sums)
}

/** Syncs a file or folder; ignores folders where the file system cannot sync them. */
function sync(file: number) {
  try {
    fsyncSync(file)
  } catch (error) {
    if (!isUnsyncable(error) || !fstatSync(file).isDirectory()) throw error
  }
}

function copy(pieces: readonly Piece[], to: string, sums: Sums): Measurement {
  const part = `${to}.part`
  mkdirSync(dirname(part), { recursive: true })
  try {
    const measured = withFile(part, 'w', (file) => read(pieces, sums, writerTo(file, 0)))
    renameSync(part, to)
    return measured
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

function withFile<T>(name: string, flags: string, use: (file: number) => T): T {
  const file = openSync(name, flags)
  try {
    return use(file)
  } finally {
    closeSync(file)
  }
}

function writerTo(file: number, start: number) {
  let at = start
  return (bytes: Uint8Array) => {
    for (let written = 0; written < bytes.length; )
      written += writeSync(file, bytes, written, bytes.length - written, at + written)
    at += bytes.length
  }
}

function read(pieces: readonly Piece[], sums: Sums, use: (bytes: Uint8Array) => void): Measurement {
  const hash = sums.sha256 ? createHash('sha256') : null
  const measured = { bytes: 0, sha256: '', crc32: 0 }
  const pass = (bytes: Uint8Array) => {
    measured.bytes += bytes.length
    hash?.update(bytes)
    if (sums.crc32) measured.crc32 = crc32(bytes, measured.crc32)
    use(bytes)
  }
  for (const piece of pieces)
    if (piece instanceof Uint8Array) pass(piece)
    else readFile(piece, pass)
  return hash ? { ...measured, sha256: hash.digest('hex') } : measured
}

/** Reads exactly the requested bytes; throws when the file has fewer. */
function readFile({ path, start, end }: FilePiece, pass: (bytes: Uint8Array) => void) {
  const file = asSource(() => openSync(path, 'r'))
  try {
    for (let at = start; at < end; ) {
      const wanted = Math.min(buffer.length, end - at)
      const count = asSource(() => readSync(file, buffer, 0, wanted, at))
      if (count === 0) throw Object.assign(new Error(`${path} is shorter than it was`), { ofSource: true })
      pass(buffer.subarray(0, count))
      at += count
    }
  } finally {
    closeSync(file)
  }
}

function asSource<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw Object.assign(error as Error, { ofSource: true })
  }
}
