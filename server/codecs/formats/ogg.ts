import type { FileWindow } from './fileWindow.ts'

const AUDIO_CODECS = ['\x01vorbis', 'OpusHead', '\x7fFLAC', 'Speex   ']
const SIDE_STREAMS = ['fishead\0']

/** Whether all streams of an Ogg file are sound. A video also has other streams. */
export function isOggAudio(head: Buffer): boolean {
  const streams = [...readFirstPackets(head)]
  const startsWithOneOf = (codecMarks: string[]) => (packet: string) =>
    codecMarks.some((mark) => packet.startsWith(mark))
  return (
    streams.some(startsWithOneOf(AUDIO_CODECS)) &&
    streams.every(startsWithOneOf([...AUDIO_CODECS, ...SIDE_STREAMS]))
  )
}

/** Reads the first packet of each stream. The first pages of all streams precede all other pages, and have a flag. */
function* readFirstPackets(head: Buffer) {
  let at = 0
  while (head.toString('latin1', at, at + 4) === 'OggS' && ((head[at + 5] ?? 0) & 2) !== 0) {
    const body = at + 27 + (head[at + 26] ?? 0)
    yield head.toString('latin1', body, body + 8)
    at = findPageEnd(head, at)
  }
}

/**
 * The number of bytes that are read at the end of a file. They contain the beginning of a page, because a page has at most 65 kB.
 */
const TAIL_BYTES = 128 * 1024

/** Whether the last page of an Ogg file is complete. */
export function isCompleteOgg(file: FileWindow): boolean {
  const bytes = file.readLast(TAIL_BYTES)
  const at = bytes.lastIndexOf('OggS')
  return at >= 0 && findPageEnd(bytes, at) <= bytes.length
}

function findPageEnd(bytes: Buffer, offset: number) {
  const body = offset + 27 + (bytes[offset + 26] ?? 0)
  return body + bytes.subarray(offset + 27, body).reduce((sum, length) => sum + length, 0)
}
