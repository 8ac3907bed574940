/** A tag of a TIFF; 'changed' stands for the date after the JPEG. */
export type Tag = [tag: number, value: number | 'changed']

/**
 * Makes a little-endian TIFF as old copiers did: JPEGs, each followed by the directory of its page. `getTags` returns further tags
 * for a JPEG at a position.
 */
export function copierTiff(parts: readonly Buffer[], getTags: (at: number) => Tag[]): Buffer {
  const chunks: Buffer[] = [Buffer.from('II*\0\0\0\0\0', 'latin1')]
  let linkAt = [0, 4]
  const length = () => Buffer.concat(chunks).length
  for (const part of parts) {
    const at = length()
    chunks.push(part, Buffer.from('2001:02:03 04:05:06\0'))
    const tags: Tag[] = [[256, 480], [257, 320], [259, 6], [262, 6], ...getTags(at)]
    const directory = Buffer.alloc(2 + tags.length * 12 + 4)
    directory.writeUInt16LE(tags.length)
    for (const [index, [tag, value]] of tags.entries()) {
      const entry = 2 + index * 12
      directory.writeUInt16LE(tag, entry)
      directory.writeUInt16LE(value === 'changed' ? 2 : 4, entry + 2)
      directory.writeUInt32LE(value === 'changed' ? 20 : 1, entry + 4)
      directory.writeUInt32LE(value === 'changed' ? at + part.length : value, entry + 8)
    }
    const [chunk = 0, link = 0] = linkAt
    chunks[chunk]?.writeUInt32LE(length(), link)
    linkAt = [chunks.length, directory.length - 4]
    chunks.push(directory)
  }
  return Buffer.concat(chunks)
}
