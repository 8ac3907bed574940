import { type EncodedPacket, EncodedPacketSink, type InputAudioTrack, type InputVideoTrack } from 'mediabunny'
import type { ShownPart } from './editLists.ts'

/** The packets of a track that are shown, and before them those without which the first cannot be decoded. */
export interface ShownPackets {
  /** an index at the beginning of an MP4 gets its room before anything is written */
  count: number
  /** seconds of the film at which the first begins and the last ends */
  first: number
  end: number
  /** whether some of them were cut away and are there for decoding alone */
  hasHidden: boolean
  /** Each of them, so many seconds later. */
  read: (shift: number) => AsyncGenerator<EncodedPacket>
}

/** Seconds: edit lists are rounded, and a picture that is shown for less is not shown. */
const ROUNDING = 0.002

/**
 * Finds them from the last key picture before the cut up to the first that lies behind the end, in the order of decoding;
 * pictures that need one behind the end, three or so, go with it. Null where an edit list shows more than one part.
 */
export async function shownPackets(
  track: InputVideoTrack | InputAudioTrack,
  part: ShownPart | null,
): Promise<ShownPackets | null> {
  if (!part) return null
  const sink = new EncodedPacketSink(track)
  const from = part.from + ROUNDING
  const isPicture = track.isVideoTrack()
  const start = isPicture ? await sink.getKeyPacket(from) : await sink.getPacket(from)
  const read = async function* (metadataOnly: boolean) {
    for await (const packet of sink.packets(start ?? undefined, undefined, { metadataOnly })) {
      if (packet.timestamp + ROUNDING >= part.to) return
      if (isPicture || packet.timestamp + packet.duration > from) yield packet
    }
  }
  const found = { count: 0, first: Number.POSITIVE_INFINITY, end: 0, hasHidden: false }
  for await (const packet of read(true)) {
    const end = packet.timestamp + packet.duration
    found.count++
    found.first = Math.min(found.first, packet.timestamp)
    found.end = Math.max(found.end, Math.min(end, part.to))
    if (end <= from) found.hasHidden = true
  }
  return {
    ...found,
    read: async function* (shift) {
      for await (const packet of read(false)) yield packet.clone({ timestamp: packet.timestamp + shift })
    },
  }
}

/** Whether a part of a track leaves out some of its packets. */
export async function leavesOutPackets(track: InputVideoTrack, part: ShownPart | null): Promise<boolean> {
  if (!part) return true
  const sink = new EncodedPacketSink(track)
  const [first, last] = [await sink.getFirstPacket(), await sink.getPacket(Number.POSITIVE_INFINITY)]
  if (!first || !last) return false
  return first.timestamp + first.duration <= part.from + ROUNDING || last.timestamp + ROUNDING >= part.to
}
