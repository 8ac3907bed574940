import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import { EncodedPacketSink, FilePathSource, Input, MP4 } from 'mediabunny'
import { fixturePath } from '../../support/files/fixtures.ts'
import { box, encodeNumbers } from '../process/hostile.ts'

/** A video of six seconds with sound: 25 frames a second, the first of which is a key frame. */
export const video = 'video/key-picture-each-second.mp4'

/** A part of that video: its duration in seconds, the second at which it begins, and its playback rate. */
export type Edit = [seconds: number, from: number, rate?: number]

/** Edit lists as programs write them that cut without compressing again. The file keeps the whole video. */
export const cuts: Record<string, Edit[]> = {
  'at a key picture': [[2, 3]],
  'between key pictures': [[2, 3.4]],
  'at its end': [[2.4, 0]],
  'and begins later': [
    [1, -1],
    [2, 3],
  ],
  'in its middle': [
    [1, 0],
    [2, 4],
  ],
  'and plays slower': [[4, 3, 0.5]],
  'and stands still': [[2, 3, 0]],
  'and plays backward': [[2, 4, -1]],
}

/** Writes an edit list into each track, in version 0 (32 bits) or 1 (64 bits). */
export const withEdits =
  (edits: Edit[], version: 0 | 1 = 0) =>
  (bytes: Buffer): Buffer => {
    const isOuter = (type: string) => ['moov', 'trak', 'edts'].includes(type)
    const rewrite = (outer: Buffer, timescale: number): Buffer => {
      const boxes: Buffer[] = []
      for (let at = 0; at < outer.length; at += outer.readUInt32BE(at)) {
        const type = outer.toString('latin1', at + 4, at + 8)
        const content = outer.subarray(at + 8, at + outer.readUInt32BE(at))
        // the mdhd box of a track holds its time scale
        const scale = type === 'trak' ? content.readUInt32BE(content.indexOf('mdhd') + 16) : timescale
        if (type === 'elst')
          boxes.push(box('elst', makeEditList(edits, version, scale, content.readInt32BE(12))))
        else boxes.push(box(type, isOuter(type) ? rewrite(content, scale) : content))
      }
      return Buffer.concat(boxes)
    }
    return rewrite(bytes, 1)
  }

/** Makes an edit list. Counts its times from the beginning of the original list, which is after the encoder's first samples. */
function makeEditList(edits: Edit[], version: 0 | 1, timescale: number, beginning: number): Buffer {
  const entries = edits.map(([seconds, from, rate = 1]) => {
    const duration = seconds * MOVIE_TIMESCALE
    const mediaTime = from < 0 ? -1 : Math.round(from * timescale) + beginning
    if (version === 0) return encodeSigned(duration, mediaTime, rate * 65_536)
    return Buffer.concat([encodeSigned(0, duration, Math.min(0, mediaTime), mediaTime, rate * 65_536)])
  })
  return Buffer.concat([encodeNumbers(version << 24, edits.length), ...entries])
}

const MOVIE_TIMESCALE = 1000

function encodeSigned(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeInt32BE(value, index * 4)
  return bytes
}

/** Fails if a public file holds a packet of the video, or of its sound, that lies outside `from` to `to` in seconds. */
export async function assertHoldsOnly(file: string, from: number, to: number): Promise<void> {
  const bytes = await readFile(file)
  using input = new Input({ formats: [MP4], source: new FilePathSource(fixturePath(video)) })
  for (const track of await input.getTracks()) {
    if (!track.isVideoTrack() && !track.isAudioTrack()) continue
    for await (const { timestamp, duration, data } of new EncodedPacketSink(track).packets()) {
      const isOutside = timestamp + duration <= from || timestamp >= to
      // shorter packets, of frames in which nothing moves, may be equal by chance
      if (isOutside && data.length > 40)
        assert.ok(!bytes.includes(Buffer.from(data)), `${track.type} of ${timestamp} s`)
    }
  }
}

/** Counts the frames of a public file, shown or not, and reads the second at which the first begins. */
export async function readFrames(file: string): Promise<{ count: number; first: number }> {
  using input = new Input({ formats: [MP4], source: new FilePathSource(file) })
  const track = await input.getPrimaryVideoTrack()
  assert.ok(track)
  const times: number[] = []
  for await (const { timestamp } of new EncodedPacketSink(track).packets()) times.push(timestamp)
  return { count: times.length, first: Math.min(...times) }
}

/** Compresses the index of a video as QuickTime Pro did, after adding this many bytes to it. The index follows the samples. */
export const compressIndex =
  (addedBytes = 0) =>
  (bytes: Buffer) => {
    const start = bytes.indexOf('moov') - 4
    const moov = box('moov', bytes.subarray(start + 8), box('free', Buffer.alloc(addedBytes)))
    const data = box('cmvd', encodeNumbers(moov.length), deflateSync(moov))
    const compressed = box('cmov', box('dcom', Buffer.from('zlib')), data)
    return Buffer.concat([bytes.subarray(0, start), box('moov', compressed)])
  }
