/**
 * Makes the header of an uncompressed TIFF. The pixels must follow the header row by row. Each pixel has one byte each for red,
 * green, blue and opacity. Such a file passes pixels and their color profile from one decoder to another.
 */
export function makeTiffHeader(width: number, height: number, icc: Buffer | undefined): Buffer {
  const length = encodeFields(makeFields(width, height, icc, 0)).length
  return encodeFields(makeFields(width, height, icc, length))
}

type Field =
  | [tag: number, type: 'short' | 'long', values: number[]]
  | [tag: number, type: 'bytes', value: Buffer]

/** Pixels are stored in strips, so that a program that reads the file needs only one strip in memory. */
const ROWS_PER_STRIP = 64

function makeFields(width: number, height: number, icc: Buffer | undefined, pixelsOffset: number): Field[] {
  const stripStarts = Array.from(
    { length: Math.ceil(height / ROWS_PER_STRIP) },
    (_, strip) => strip * ROWS_PER_STRIP,
  )
  return [
    [256, 'long', [width]],
    [257, 'long', [height]],
    [258, 'short', [8, 8, 8, 8]],
    [259, 'short', [1]], // not compressed
    [262, 'short', [2]], // red, green, blue
    [273, 'long', stripStarts.map((row) => pixelsOffset + row * width * 4)],
    [277, 'short', [4]],
    [278, 'long', [ROWS_PER_STRIP]],
    [279, 'long', stripStarts.map((row) => Math.min(ROWS_PER_STRIP, height - row) * width * 4)],
    [338, 'short', [2]], // the fourth channel is opacity
    ...(icc ? [[34675, 'bytes', icc] satisfies Field] : []),
  ]
}

const FIELD_TYPES = { short: 3, long: 4, bytes: 7 }

/** Encodes the directory of fields. Values that do not fit into the four bytes of a field follow the directory. */
function encodeFields(fields: Field[]): Buffer {
  const directory = Buffer.alloc(8 + 2 + fields.length * 12 + 4)
  directory.write('II*\0\x08', 'latin1')
  directory.writeUInt16LE(fields.length, 8)
  const separateValues: Buffer[] = []
  let end = directory.length
  for (const [index, [tag, type, values]] of fields.entries()) {
    const at = 10 + index * 12
    const bytes = Buffer.isBuffer(values) ? values : encodeNumbers(type, values)
    directory.writeUInt16LE(tag, at)
    directory.writeUInt16LE(FIELD_TYPES[type], at + 2)
    directory.writeUInt32LE(values.length, at + 4)
    if (bytes.length <= 4) bytes.copy(directory, at + 8)
    else {
      directory.writeUInt32LE(end, at + 8)
      separateValues.push(bytes)
      end += bytes.length
    }
  }
  return Buffer.concat([directory, ...separateValues])
}

function encodeNumbers(type: Field[1], values: readonly number[]) {
  const size = type === 'short' ? 2 : 4
  const bytes = Buffer.alloc(values.length * size)
  for (const [index, value] of values.entries()) bytes.writeUIntLE(value, index * size, size)
  return bytes
}
