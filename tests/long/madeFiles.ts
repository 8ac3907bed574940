import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { makeByFfmpeg } from '../codecs/codecFixture.ts'
import { copierTiff } from '../codecs/copierTiff.ts'
import { addProperties, makeCrop, makeTurn } from '../codecs/heicWith.ts'
import { box } from '../codecs/process/hostile.ts'
import { compressIndex } from '../codecs/videos/edits.ts'
import { fixturePath } from '../support/files/fixtures.ts'
import { packZip } from '../support/files/packZip.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const read = (file: string) => readFileSync(fixturePath(file))
const replace = (bytes: Buffer, from: string, to: string) =>
  Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1')

/** Makes files of kinds that are not among the fixtures, and returns their paths. The songs are in a folder `audio`. */
export async function makeFiles(): Promise<string[]> {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, 'audio'))
  const scan = await sharp(fixturePath('photos/small-bee.jpg')).jpeg().toBuffer()
  const flac = Buffer.from(read('audio/through-space.flac'))
  // the number of samples stands in the last 36 bits of these eight bytes
  flac.fill(0, 22, 26)
  const wav = read('audio/nebula.wav')
  const film = fixturePath('video/h264-aac.mp4')
  const files: Record<string, Buffer> = {
    'cropped.heic': addProperties(read('formats/made.heic'), [makeCrop(200, 100), makeTurn('irot', 1)]),
    'copier.tif': copierTiff([scan], (at) => [
      [273, at],
      [513, at],
      [514, scan.length],
    ]),
    'phone.3gp': replace(read('video/h264-aac.mp4'), 'isom', '3gp5'),
    'index.mov': compressIndex()(read('video/phone-like.mov')),
    'locked.m4v': replace(read('video/h264-aac.mp4'), 'avc1', 'drmi'),
    'photos.zip': packZip(new Map([['1.jpg', scan]])),
    'video-cd.dat': Buffer.concat([Buffer.from('RIFF\x24\x20\0\0CDXAfmt '), Buffer.alloc(4_000)]),
    'audio/no-count.flac': flac,
    'audio/odd-note.wav': Buffer.concat([wav, Buffer.from('LIST\x05\0\0\0INFOI\0')]),
    'audio/locked.m4a': replace(read('audio/nebula.m4a'), 'mp4a', 'drms'),
    'audio/brand.3ga': Buffer.concat([
      box('ftyp', '3gp4', Buffer.alloc(4), '3gp4'),
      box('moov', box('trak')),
    ]),
  }
  for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(folder, name), bytes)
  const converted = ['a.wmv', 'a.avi', 'a.mpg', 'a.mkv', 'a.mts'].map((name) =>
    makeByFfmpeg(name, '-i', film, '-t', '1', '-s', '352x288', '-ac', '1', '-ar', '44100'),
  )
  return [...Object.keys(files).map((name) => path.join(folder, name)), ...converted]
}
