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
import { isUnsyncable } from './isUnsyncable.ts'
import { beginMeasuring, type Measurement, type Sums } from './measure.ts'

/** The bytes of a file on this machine from `start` up to, but not including, `end`. */
export interface FilePiece {
  path: string
  start: number
  end: number
}
export type Piece = FilePiece | Uint8Array

export type Task =
  /** reads bytes and computes their checksums */
  | { kind: 'measure'; pieces: Piece[]; sums: Sums }
  /** writes a new file, and makes its folders; the file appears under its name only when it is complete */
  | { kind: 'copy'; pieces: Piece[]; to: string; sums: Sums }
  /** writes into an existing file, from byte `position` */
  | { kind: 'insert'; pieces: Piece[]; to: string; position: number; sums: Sums }
  /** syncs a file or folder, so that it survives a power failure */
  | { kind: 'sync'; path: string }

/** The properties of an error, in a plain object. If the thread sent the error itself, some properties would be lost. */
export interface FileError extends Pick<NodeJS.ErrnoException, 'message' | 'code' | 'errno' | 'path'> {
  /** whether the error concerns the file that is read, rather than the file that is written */
  isSourceError?: boolean
}
export type Reply = { measurement: Measurement } | { error: FileError }

/** The only buffer into which this thread reads, so that its memory does not grow with the size of files. */
const buffer = Buffer.allocUnsafeSlow(1024 * 1024)

// on Linux, this lowers the priority of this thread alone, so that requests for pages come first
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is a thread, not a window
parentPort?.on('message', (task: Task) => parentPort?.postMessage(makeReply(task)))

function makeReply(task: Task): Reply {
  try {
    return { measurement: perform(task) }
  } catch (error) {
    const { message, code, errno, path, isSourceError } = error as FileError
    return { error: { message, code, errno, path, isSourceError } }
  }
}

function perform(task: Task): Measurement {
  if (task.kind === 'sync') {
    withFile(task.path, 'r', syncFile)
    return { bytes: 0, sha256: '', crc32: 0 }
  }
  if (task.kind === 'measure') return readPieces(task.pieces, task.sums, () => undefined)
  if (task.kind === 'insert')
    return withFile(task.to, 'r+', (descriptor) =>
      readPieces(task.pieces, task.sums, makeWriter(descriptor, task.position)),
    )
  return copyPieces(task.pieces, task.to, task.sums)
}

/** Ignores a folder if the file system cannot sync folders. */
function syncFile(descriptor: number) {
  try {
    fsyncSync(descriptor)
  } catch (error) {
    if (!isUnsyncable(error) || !fstatSync(descriptor).isDirectory()) throw error
  }
}

function copyPieces(pieces: readonly Piece[], to: string, sums: Sums): Measurement {
  const partPath = `${to}.part`
  mkdirSync(dirname(partPath), { recursive: true })
  try {
    const measurement = withFile(partPath, 'w', (descriptor) =>
      readPieces(pieces, sums, makeWriter(descriptor, 0)),
    )
    renameSync(partPath, to)
    return measurement
  } catch (error) {
    rmSync(partPath, { force: true })
    throw error
  }
}

function withFile<T>(name: string, flags: string, use: (descriptor: number) => T): T {
  const descriptor = openSync(name, flags)
  try {
    return use(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

function makeWriter(descriptor: number, start: number) {
  let position = start
  return (bytes: Uint8Array) => {
    for (let writtenCount = 0; writtenCount < bytes.length; )
      writtenCount += writeSync(
        descriptor,
        bytes,
        writtenCount,
        bytes.length - writtenCount,
        position + writtenCount,
      )
    position += bytes.length
  }
}

function readPieces(pieces: readonly Piece[], sums: Sums, use: (bytes: Uint8Array) => void): Measurement {
  const measuring = beginMeasuring(sums)
  const handleBytes = (bytes: Uint8Array) => {
    measuring.add(bytes)
    use(bytes)
  }
  for (const piece of pieces)
    if (piece instanceof Uint8Array) handleBytes(piece)
    else readFile(piece, handleBytes)
  return measuring.end()
}

/** Reads exactly the bytes of the piece. Throws if the file has fewer bytes. */
function readFile({ path, start, end }: FilePiece, handleBytes: (bytes: Uint8Array) => void) {
  const descriptor = markSourceError(() => openSync(path, 'r'))
  try {
    for (let position = start; position < end; ) {
      const length = Math.min(buffer.length, end - position)
      const byteCount = markSourceError(() => readSync(descriptor, buffer, 0, length, position))
      if (byteCount === 0)
        throw Object.assign(new Error(`${path} is shorter than it was`), { isSourceError: true })
      handleBytes(buffer.subarray(0, byteCount))
      position += byteCount
    }
  } finally {
    closeSync(descriptor)
  }
}

function markSourceError<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw Object.assign(error as Error, { isSourceError: true })
  }
}
