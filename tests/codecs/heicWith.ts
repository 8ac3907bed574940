/** Makes a box of numbers with 32 bits, such as a crop. */
export function makeBox(type: string, ...numbers: number[]): Buffer {
  const box = Buffer.alloc(8 + numbers.length * 4)
  box.writeUInt32BE(box.length)
  box.write(type, 4, 'latin1')
  for (const [index, number] of numbers.entries()) box.writeInt32BE(number, 8 + index * 4)
  return box
}

/** Makes a crop around the point that lies right of the middle and below it by these numbers of half pixels. */
export const makeCrop = (width: number, height: number, right = 0, down = 0) =>
  makeBox('clap', width, 1, height, 1, right, 2, down, 2)

/** Makes a box of one byte: a turn (irot), or a mirroring (imir). */
export const makeTurn = (type: 'irot' | 'imir', value: number) =>
  Buffer.concat([Buffer.from([0, 0, 0, 9]), Buffer.from(type), Buffer.from([value])])

/**
 * Adds properties to a HEIC of a single item, whose meta box ends with the properties. The changed box comes to the end of the file,
 * so that the pictures keep their positions.
 */
export function addProperties(heic: Buffer, properties: readonly Buffer[]): Buffer {
  const start = heic.indexOf('meta') - 4
  const end = start + heic.readUInt32BE(start)
  const meta = Buffer.from(heic.subarray(start, end))
  const [outer = 0, container = 0, links = 0] = ['iprp', 'ipco', 'ipma'].map((type) => meta.indexOf(type) - 4)
  const indexes = [...meta.subarray(links + 19)].map((index) => index & 127)
  const added = Buffer.concat(properties)
  const addedIndexes = Buffer.from(properties.map((_, index) => Math.max(...indexes) + 1 + index))
  const grow = (at: number, bytes: number) => meta.writeUInt32BE(meta.readUInt32BE(at) + bytes, at)
  grow(0, added.length + addedIndexes.length)
  grow(outer, added.length + addedIndexes.length)
  grow(container, added.length)
  grow(links, addedIndexes.length)
  meta.writeUInt8(indexes.length + addedIndexes.length, links + 18)
  heic.write('free', start + 4)
  return Buffer.concat([heic, meta.subarray(0, links), added, meta.subarray(links), addedIndexes])
}
