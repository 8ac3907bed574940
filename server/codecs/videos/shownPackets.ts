import { type EncodedPacket, EncodedPacketSink, type InputAudioTrack, type InputVideoTrack } from 'mediabunny'
import type { ShownPart } from './editLists.ts'

/** The packets of a track that are shown, and before them the packets that are needed to decode the first shown packet. */
export interface ShownPackets {
  /** the number of packets; an MP4 needs it to reserve space for the index at the beginning of the file */
  count: number
  /** seconds from the start of the video to the start of the first packet */
  startSeconds: number
  /** seconds from the start of the video to the end of the last packet */
  endSeconds: number
  /** whether there are packets that are not shown, because the video was trimmed, but are needed to decode others */
  hasHiddenPackets: boolean
  /** reads the packets, and adds `shiftSeconds` to the timestamp of each */
  read: (shiftSeconds: number) => AsyncGenerator<EncodedPacket>
}

/**
 * The rounding error of edit lists, in seconds. A picture that an edit list shows for less time than this counts as not shown.
 */
const ROUNDING_SECONDS = 0.002

/**
 * Finds the packets that `part` shows, in decoding order. Starts at the last key frame before the shown part, and stops at the
 * first frame after this part. About three shown frames are lost, because they depend on that frame. Returns null if `part` is
 * null, because the edit list joins several parts or changes the speed.
 */
export async function findShownPackets(
  track: InputVideoTrack | InputAudioTrack,
  part: ShownPart | null,
): Promise<ShownPackets | null> {
  if (!part) return null
  const sink = new EncodedPacketSink(track)
  const from = part.from + ROUNDING_SECONDS
  const isPicture = track.isVideoTrack()
  const start = isPicture ? await sink.getKeyPacket(from) : await sink.getPacket(from)
  const readShown = async function* (metadataOnly: boolean) {
    for await (const packet of sink.packets(start ?? undefined, undefined, { metadataOnly })) {
      if (packet.timestamp + ROUNDING_SECONDS >= part.to) return
      if (isPicture || packet.timestamp + packet.duration > from) yield packet
    }
  }
  const summary = { count: 0, startSeconds: Number.POSITIVE_INFINITY, endSeconds: 0, hasHiddenPackets: false }
  for await (const packet of readShown(true)) {
    const end = packet.timestamp + packet.duration
    summary.count++
    summary.startSeconds = Math.min(summary.startSeconds, packet.timestamp)
    summary.endSeconds = Math.max(summary.endSeconds, Math.min(end, part.to))
    if (end <= from) summary.hasHiddenPackets = true
  }
  return {
    ...summary,
    read: async function* (shiftSeconds) {
      for await (const packet of readShown(false))
        yield packet.clone({ timestamp: packet.timestamp + shiftSeconds })
    },
  }
}

/** Whether a track has packets outside `part`. Returns true if `part` is null, because such a track cannot be copied. */
export async function leavesOutPackets(track: InputVideoTrack, part: ShownPart | null): Promise<boolean> {
  if (!part) return true
  const sink = new EncodedPacketSink(track)
  const [first, last] = [await sink.getFirstPacket(), await sink.getPacket(Number.POSITIVE_INFINITY)]
  if (!first || !last) return false
  return (
    first.timestamp + first.duration <= part.from + ROUNDING_SECONDS ||
    last.timestamp + ROUNDING_SECONDS >= part.to
  )
}
