import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { crc32, deflateSync } from 'node:zlib'
import { removeAtEnd } from '../../base/removeFiles.ts'
import { type PhotoHeader, probeHeader, savePlainPng } from './pixels.ts'
import type { MediaFile } from '../formats/mediaFile.ts'

/**
 * Runs `work` on a copy of a photo that contains the profile in the place where sharp looks for it. A JPEG is not compressed
 * again. The copy of a photo in another format is a PNG; if such a photo is damaged, runs `work` on the photo itself.
 */
export async function withProfile<T>(
  source: MediaFile,
  header: PhotoHeader,
  profile: Buffer,
  folder: string,
  work: (copy: MediaFile, header: PhotoHeader) => Promise<T>,
): Promise<T> {
  const [plainPath, path] = [join(folder, 'plain.png'), join(folder, 'with-profile')]
  await using _ = removeAtEnd(plainPath, path)
  if (source.format === 'jpeg') await insertBytes(source.path, START_MARKER_BYTES, makeSegment(profile), path)
  else {
    if (!(await savePlainPng(source, header, plainPath))) return await work(source, header)
    await insertBytes(plainPath, PNG_HEADER_BYTES, makeChunk(profile), path)
  }
  const copy: MediaFile = { path, format: source.format === 'jpeg' ? 'jpeg' : 'png', name: source.name }
  return await work(copy, await probeHeader(copy))
}

const START_MARKER_BYTES = 2
/** The number of bytes in a PNG's signature and IHDR chunk together. */
const PNG_HEADER_BYTES = 33

async function insertBytes(from: string, offset: number, inserted: Buffer, to: string) {
  await using source = await open(from)
  await using target = await open(to, 'w')
  const { buffer } = await source.read(Buffer.alloc(offset), 0, offset, 0)
  await target.writeFile(Buffer.concat([buffer, inserted]))
  await pipeline(
    createReadStream(from, { start: offset }),
    target.createWriteStream({ start: offset + inserted.length }),
  )
}

/** Makes a single APP2 segment that contains a profile (ICC.1, annex B.4). */
function makeSegment(profile: Buffer): Buffer {
  const head = Buffer.from('\xff\xe2\0\0ICC_PROFILE\0\x01\x01', 'latin1')
  head.writeUInt16BE(head.length + profile.length - 2, 2)
  return Buffer.concat([head, profile])
}

/** An iCCP chunk consists of a name, the compression method and the profile. */
function makeChunk(profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPcolours\0\0', 'latin1'), deflateSync(profile)])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length - 4)
  checksum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, checksum])
}
