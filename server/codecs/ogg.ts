const audio = ['\x01vorbis', 'OpusHead', '\x7fFLAC', 'Speex   ']
const besideAudio = ['fishead\0']

/** Whether every stream that an Ogg file opens with is sound; a Theora film is none. */
export function isOggAudio(head: Buffer): boolean {
  const streams = [...firstPackets(head)]
  const is = (kinds: string[]) => (packet: string) => kinds.some((kind) => packet.startsWith(kind))
  return streams.some(is(audio)) && streams.every(is([...audio, ...besideAudio]))
}

/** Each stream's first page says 'beginning'; all of them come before any other page. */
function* firstPackets(head: Buffer) {
  let at = 0
  while (head.toString('latin1', at, at + 4) === 'OggS' && ((head[at + 5] ?? 0) & 2) !== 0) {
    const segments = head[at + 26] ?? 0
    const body = at + 27 + segments
    yield head.toString('latin1', body, body + 8)
    at = body + head.subarray(at + 27, body).reduce((sum, length) => sum + length, 0)
  }
}
