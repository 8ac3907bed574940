import { type FileWindow, MAX_ELEMENTS } from './bytes.ts'
import { elementsIn } from './ebml.ts'

const SEGMENT = 0x18538067

/** Whether there is a WebM film, no part of which claims more bytes than there are. */
export function isCompleteWebm(file: FileWindow): boolean {
  const segment = elementsIn(file, 0, file.size).find(({ id }) => id === SEGMENT)
  if (!segment) return false
  const parts = elementsIn(file, segment.body, segment.end)
  const ends = [segment, ...parts].map(({ end }) => end).filter(Number.isFinite)
  return parts.length < MAX_ELEMENTS && ends.every((end) => end <= file.size)
}
