/** Ways in which files get damaged: by old disks, by bad connections, by programs that stop. */
export const mutations: Record<string, (bytes: Buffer, random: () => number) => Buffer> = {
  'zeros 4 KB': (bytes, random) => {
    const copy = Buffer.from(bytes)
    const at = pickPosition(copy, random)
    return copy.fill(0, at, Math.min(copy.length, at + 4096))
  },
  'loses 4 KB': (bytes, random) => {
    const at = pickPosition(bytes, random)
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 4096)])
  },
  'flips a bit': (bytes, random) => {
    const copy = Buffer.from(bytes)
    const at = pickPosition(copy, random)
    copy[at] = (copy[at] ?? 0) ^ (1 << Math.floor(random() * 8))
    return copy
  },
  'is cut off': (bytes, random) => bytes.subarray(0, pickPosition(bytes, random)),
  'holds noise': (bytes, random) => {
    const copy = Buffer.from(bytes)
    const at = pickPosition(copy, random)
    for (let index = at; index < Math.min(copy.length, at + 64); index++)
      copy[index] = Math.floor(random() * 256)
    return copy
  },
  'has a huge number in its head': (bytes, random) => {
    if (bytes.length < 4) return bytes
    const copy = Buffer.from(bytes)
    const at = Math.floor(random() * Math.min(copy.length - 4, 2048))
    copy.writeUInt32BE(Math.floor(random() * 2 ** 32), Math.max(0, at))
    return copy
  },
  'repeats a part': (bytes, random) => {
    const [from, to] = [pickPosition(bytes, random), pickPosition(bytes, random)]
    const part = bytes.subarray(from, from + 256)
    return Buffer.concat([
      bytes.subarray(0, to),
      ...Array.from({ length: 2000 }, () => part),
      bytes.subarray(to),
    ])
  },
}

const pickPosition = (bytes: Buffer, random: () => number) => Math.floor(random() * bytes.length)

/** Makes a generator of numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
