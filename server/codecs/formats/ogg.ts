import type { FileWindow } from './fileWindow.ts'

const AUDIO_CODECS = ['\x01vorbis', 'OpusHead', '\x7fFLAC', 'Speex   ']
const SIDE_STREAMS = ['fishead\0']

/** Whether every stream that an Ogg file opens with is sound; a Theora film is none. */
export function isOggAudio(head: Buffer): boolean {
  const streams = [...firstPackets(head)]
  const is = (kinds: string[]) => (packet: string) => kinds.some((kind) => packet.startsWith(kind))
  return streams.some(is(AUDIO_CODECS)) && streams.every(is([...AUDIO_CODECS, ...SIDE_STREAMS]))
}

/** Each stream's first page says 'beginning'; all of them come before any other page. */
function* firstPackets(head: Buffer) {
  let at = 0
  while (head.toString('latin1', at, at + 4) === 'OggS' && ((head[at + 5] ?? 0) & 2) !== 0) {
    const body = at + 27 + (head[at + 26] ?? 0)
    yield head.toString('latin1', body, body + 8)
    at = pageEnd(head, at)
  }
}

/** Pages are 65 kB at most: one must begin within the last two. */
const TAIL_BYTES = 128 * 1024

/** Whether the last page of an Ogg file is all there. */
export function isCompleteOgg(file: FileWindow): boolean {
  const bytes = file.last(TAIL_BYTES)
  const at = bytes.lastIndexOf('OggS')
  return at >= 0 && pageEnd(bytes, at) <= bytes.length
}

function pageEnd(bytes: Buffer, at: number) {
  const body = at + 27 + (bytes[at + 26] ?? 0)
  return body + bytes.subarray(at + 27, body).reduce((sum, length) => sum + length, 0)
}
