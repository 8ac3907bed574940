import { closeSync, openSync, writeSync } from 'node:fs'
import { findBox, readTrackType, parseMoov, readTopBoxes, findTracks } from '../formats/isoBoxes.ts'
import { type FileWindow, readFileWith } from '../formats/fileWindow.ts'

/** Players use the matrix to rotate and mirror the pictures (ISO 14496-12, 8.3.2). */
interface Matrix {
  /** byte offset in the file */
  offset: number
  bytes: Buffer
}

const MATRIX_BYTES = 36

/**
 * Copies a video's matrix to its copy if the matrix mirrors the pictures; phones use such a matrix for videos from the front
 * camera. Does nothing for other matrices.
 */
export function copyMirroring(from: string, to: string): void {
  const original = readFileWith(from, readMatrix)
  if (!original || !isMirroring(original.bytes)) return
  const copy = readFileWith(to, readMatrix)
  if (!copy) return
  const file = openSync(to, 'r+')
  try {
    writeSync(file, original.bytes, 0, MATRIX_BYTES, copy.offset)
  } finally {
    closeSync(file)
  }
}

function readMatrix(file: FileWindow): Matrix | null {
  const moov = parseMoov(file)
  const moovBox = readTopBoxes(file).find(({ type }) => type === 'moov')
  const track = moov && findTracks(moov).find((candidate) => readTrackType(moov, candidate) === 'vide')
  const header = track && findBox(moov, track, 'tkhd')
  if (!moovBox || !header) return null
  const matrixStart = header.body + (moov[header.body] === 1 ? 52 : 40)
  if (matrixStart + MATRIX_BYTES > header.end) return null
  return {
    offset: moovBox.start + matrixStart,
    bytes: moov.subarray(matrixStart, matrixStart + MATRIX_BYTES),
  }
}

/** Whether a matrix swaps left and right, or top and bottom. */
function isMirroring(matrix: Buffer): boolean {
  const [a = 0, b = 0, , c = 0, d = 0] = Array.from({ length: 5 }, (_, index) =>
    matrix.readInt32BE(index * 4),
  )
  return a * d - b * c < 0
}
