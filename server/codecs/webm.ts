import { type FileWindow, MAX_ELEMENTS } from './bytes.ts'
import { elementsIn } from './ebml.ts'

const SEGMENT = 0x18538067
const TRACKS = 0x1654ae6b
const TRACK = 0xae
const TRACK_TYPE = 0x83
const PICTURES = 1

/** Whether there is a WebM film, no part of which claims more bytes than there are. */
export function isCompleteWebm(file: FileWindow): boolean {
  const segment = elementsIn(file, 0, file.size).find(({ id }) => id === SEGMENT)
  if (!segment) return false
  const parts = elementsIn(file, segment.body, segment.end)
  const ends = [segment, ...parts].map(({ end }) => end).filter(Number.isFinite)
  return parts.length < MAX_ELEMENTS && ends.every((end) => end <= file.size)
}

/** Whether a WebM says of its tracks that none of them has pictures: browsers record voices so. */
export function isSoundOnlyWebm(file: FileWindow): boolean {
  const within = (id: number, outer: { body: number; end: number }) =>
    elementsIn(file, outer.body, outer.end).filter((element) => element.id === id)
  const tracks = within(SEGMENT, { body: 0, end: file.size })
    .flatMap((segment) => within(TRACKS, segment))
    .flatMap((list) => within(TRACK, list))
  const types = tracks.flatMap((track) => within(TRACK_TYPE, track)).map(({ body }) => file.at(body, 1)[0])
  return types.length > 0 && !types.includes(PICTURES)
}
