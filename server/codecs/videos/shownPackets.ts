import { type EncodedPacket, EncodedPacketSink, type InputAudioTrack, type InputVideoTrack } from 'mediabunny'
import type { ShownPart } from './editLists.ts'

/** The packets of a track that are shown, preceded by those that the first one needs to be decoded. */
export interface ShownPackets {
  /** the number of packets, by which an MP4 reserves space for the index at its beginning */
  count: number
  /** seconds of the video at which the first packet begins and the last one ends */
  first: number
  end: number
  /** whether some packets were cut away and only serve for decoding others */
  hasHidden: boolean
  /** reads the packets, each delayed by `shift` seconds */
  read: (shift: number) => AsyncGenerator<EncodedPacket>
}

/** Seconds. Edit lists are rounded, so a picture that they show for less than this counts as not shown. */
const ROUNDING = 0.002

/**
 * Finds packets in decoding order, from the last key picture before the cut up to the first picture after the end. About three pictures
 * that depend on that one are lost. Null for a null `part`: the edit list joins several parts or changes their speed.
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

/** Whether a track has packets outside `part`. True for a null `part`, which cannot be copied. */
export async function leavesOutPackets(track: InputVideoTrack, part: ShownPart | null): Promise<boolean> {
  if (!part) return true
  const sink = new EncodedPacketSink(track)
  const [first, last] = [await sink.getFirstPacket(), await sink.getPacket(Number.POSITIVE_INFINITY)]
  if (!first || !last) return false
  return first.timestamp + first.duration <= part.from + ROUNDING || last.timestamp + ROUNDING >= part.to
}
