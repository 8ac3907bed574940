import { type EncodedPacket, EncodedPacketSink, type InputAudioTrack, type InputVideoTrack } from 'mediabunny'
import type { ShownPart } from './editLists.ts'

/** The packets of a track that are shown, and before them the packets that are needed to decode the first shown packet. */
export interface ShownPackets {
  /** the number of packets; an MP4 needs it to reserve space for the index at the beginning of the file */
  count: number
  /** second of the video at which the first packet begins; `end`: the second at which the last packet ends */
  first: number
  end: number
  /** whether some packets were trimmed, and are only needed to decode others */
  hasHidden: boolean
  /** reads the packets, and delays each by `shift` seconds */
  read: (shift: number) => AsyncGenerator<EncodedPacket>
}

/**
 * The rounding error of edit lists, in seconds. A picture that an edit list shows for less time than this counts as not shown.
 */
const ROUNDING = 0.002

/**
 * Finds the packets that `part` shows, in decoding order. Starts at the last key frame before the shown part, and stops at the
 * first frame after it. About three shown frames that depend on that frame are lost. Returns null if `part` is null, because the
 * edit list joins several parts or changes the speed.
 */
export async function findShownPackets(
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

/** Whether a track has packets outside `part`. Returns true if `part` is null, because such a track cannot be copied. */
export async function leavesOutPackets(track: InputVideoTrack, part: ShownPart | null): Promise<boolean> {
  if (!part) return true
  const sink = new EncodedPacketSink(track)
  const [first, last] = [await sink.getFirstPacket(), await sink.getPacket(Number.POSITIVE_INFINITY)]
  if (!first || !last) return false
  return first.timestamp + first.duration <= part.from + ROUNDING || last.timestamp + ROUNDING >= part.to
}
