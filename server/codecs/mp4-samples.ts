import { type Box, boxWithin } from './boxes.ts'

/** Where in the file the samples of a track lie, one range a chunk; none when its tables make no sense. */
export function samplesOf(moov: Buffer, track: Box): { start: number; end: number }[] {
  const table = (type: string) => boxWithin(moov, track, 'mdia', 'minf', 'stbl', type)
  const [sizes, groups] = [table('stsz'), table('stsc')]
  if (!sizes || !groups) return []
  const offsets = chunkOffsets(moov, table('stco'), table('co64'))
  const perChunk = samplesPerChunk(moov, groups, offsets.length)
  const lengthOf = lengths(moov, sizes)
  let sample = 0
  return offsets.map((start, chunk) => {
    const first = sample
    sample += perChunk[chunk] ?? 0
    return { start, end: start + lengthOf(first, sample) }
  })
}

function chunkOffsets(moov: Buffer, short: Box | null, long: Box | null): number[] {
  if (short) return words(moov, short, 8)
  const halves = long ? words(moov, long, 8) : []
  return halves.flatMap((high, at) => (at % 2 === 0 ? [high * 2 ** 32 + (halves[at + 1] ?? 0)] : []))
}

/** How long samples are together, from one up to, not including, another: all have one size, or each its own. */
function lengths(moov: Buffer, box: Box): (first: number, last: number) => number {
  const [, same = 0] = words(moov, box, 0)
  const each = words(moov, box, 12)
  return (first, last) =>
    same ? same * (last - first) : each.slice(first, last).reduce((sum, size) => sum + size, 0)
}

/** Each entry holds from its first chunk, counted from 1, until the next entry's. */
function samplesPerChunk(moov: Buffer, box: Box, chunks: number): number[] {
  const entries = words(moov, box, 8)
  const counts = Array.from({ length: chunks }, () => 0)
  for (let at = 0; at + 1 < entries.length; at += 3) {
    const first = (entries[at] ?? 1) - 1
    counts.fill(entries[at + 1] ?? 0, Math.max(0, first))
  }
  return counts
}

/** The 32-bit numbers of a box from a place in its content on. */
function words(moov: Buffer, { body, end }: Box, from: number): number[] {
  const numbers: number[] = []
  for (let at = body + from; at + 4 <= end; at += 4) numbers.push(moov.readUInt32BE(at))
  return numbers
}
