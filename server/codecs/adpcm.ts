// Adaptive differential PCM: four bits tell by how much each sample differs from what the ones before it let expect.
// Numbers are those of IMA's recommended practices (1992) and of Microsoft's multimedia standards update (1994).

/** Samples of all channels in turns, of one block of IMA ADPCM: for each channel the first sample, then eights of the others. */
export function decodeImaBlock(block: Buffer, channels: number): Int16Array {
  const groups = Math.max(0, Math.floor(block.length / (4 * channels)) - 1)
  const samples = new Int16Array(block.length < 4 * channels ? 0 : (1 + groups * 8) * channels)
  for (let channel = 0; channel < channels && samples.length > 0; channel++) {
    let sample = block.readInt16LE(channel * 4)
    let index = Math.min(STEPS.length - 1, block.readUInt8(channel * 4 + 2))
    samples[channel] = sample
    for (let at = 0; at < groups * 8; at++) {
      const group = (Math.floor(at / 8) + 1) * channels + channel
      const code = nibble(block, group * 8 + (at % 8), 'low')
      const step = STEPS[index] ?? 0
      const difference = (step * (2 * (code & 7) + 1)) >> 3
      sample = clamped(code & 8 ? sample - difference : sample + difference)
      index = Math.max(0, Math.min(STEPS.length - 1, index + (INDEX_CHANGES[code & 7] ?? 0)))
      samples[(1 + at) * channels + channel] = sample
    }
  }
  return samples
}

/** The same of Microsoft's ADPCM; `extra` may hold coefficients of its own behind their number. */
export function decodeMicrosoftBlock(block: Buffer, channels: number, extra: Buffer): Int16Array {
  const head = 7 * channels
  if (block.length < head) return new Int16Array(0)
  const codes = (block.length - head) * 2
  const samples = new Int16Array(2 * channels + codes - (codes % channels))
  const states = Array.from({ length: channels }, (_, channel) => {
    const [first = 0, second = 0] = coefficients(block.readUInt8(channel), extra)
    const [delta, newer, older] = [0, 1, 2].map((part) =>
      block.readInt16LE(channels + (part * channels + channel) * 2),
    )
    return { first, second, delta: delta ?? 0, newer: newer ?? 0, older: older ?? 0 }
  })
  for (const [channel, { newer, older }] of states.entries()) {
    samples[channel] = older
    samples[channels + channel] = newer
  }
  for (let at = 0; 2 * channels + at < samples.length; at++) {
    const state = states[at % channels]
    if (!state) break
    const code = nibble(block, head * 2 + at, 'high')
    const expected = (state.newer * state.first + state.older * state.second) >> 8
    state.older = state.newer
    state.newer = clamped(expected + (code < 8 ? code : code - 16) * state.delta)
    state.delta = Math.max(16, ((ADAPTATION[code] ?? 0) * state.delta) >> 8)
    samples[2 * channels + at] = state.newer
  }
  return samples
}

/** Half a byte, counted from the first byte on; coders differ in which half comes first. */
const nibble = (bytes: Buffer, at: number, first: 'low' | 'high') =>
  ((bytes[at >> 1] ?? 0) >> ((at % 2 === 0) === (first === 'low') ? 0 : 4)) & 15

const clamped = (sample: number) => Math.max(-32_768, Math.min(32_767, sample))

const INDEX_CHANGES = [-1, -1, -1, -1, 2, 4, 6, 8]

/** Each a tenth larger than the one before it. */
const STEPS = [
  7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97,
  107, 118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724,
  796, 876, 963, 1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026,
  4428, 4871, 5358, 5894, 6484, 7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500,
  20350, 22385, 24623, 27086, 29794, 32767,
]

const ADAPTATION = [230, 230, 230, 230, 307, 409, 512, 614, 768, 614, 512, 409, 307, 230, 230, 230]

const COEFFICIENTS = [
  [256, 0],
  [512, -256],
  [0, 0],
  [192, 64],
  [240, 0],
  [460, -208],
  [392, -232],
]

/** Behind the number of samples in a block stands how many pairs there are; the first seven are always the same. */
function coefficients(index: number, extra: Buffer): readonly number[] {
  const at = 4 + index * 4
  if (index >= COEFFICIENTS.length && at + 4 <= extra.length)
    return [extra.readInt16LE(at), extra.readInt16LE(at + 2)]
  return COEFFICIENTS[index] ?? [0, 0]
}
