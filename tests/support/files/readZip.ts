import assert from 'node:assert/strict'

/** Reads the files of a ZIP whose entries are stored uncompressed, by name. */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  assert.ok(end > 0, 'it ends as a ZIP file does')
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let entry = 0; entry < bytes.readUInt16LE(end + 10); entry++) {
    assert.equal(bytes.readUInt16LE(at + 10), 0, 'nothing is compressed')
    const size = bytes.readUInt32LE(at + 20)
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset))
    const header = bytes.readUInt32LE(at + 42)
    const name = bytes.toString('utf8', at + 46, at + 46 + Number(nameLength))
    const begin = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
    files.set(name, bytes.subarray(begin, begin + size))
    at += 46 + Number(nameLength) + Number(extra) + Number(comment)
  }
  return files
}
