import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { probeAudio } from '../../server/codecs/songs/audio.ts'
import { copySong } from '../../server/codecs/songs/copySong.ts'
import { sniff } from '../../server/codecs/formats/detectFormat.ts'
import { hasFfmpeg } from '../../server/codecs/programs/ffmpeg.ts'
import { fixturePath } from '../support/files/fixtures.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { changeFixture, assertRejects, describeFixture, findPath } from './codecFixture.ts'

test('frames without a song are refused', async () => {
  const source = changeFixture('audio/nebula-no-tags.mp3', (bytes) => bytes.subarray(0, 300))
  await assertRejects(probeAudio(source), 'broken_file', source.name)
})

test('a file that cannot be read is not reported as damaged', async () => {
  const path = join(temporaryFolder(), 'gone.mp3')
  await assert.rejects(probeAudio({ path, format: 'mp3', name: 'gone.mp3' }), { code: 'ENOENT' })
})

test('a song that browsers do not play gets a copy that they play', {
  skip: (await hasFfmpeg()) ? false : 'ffmpeg is not installed here',
}, async () => {
  const source = describeFixture('audio/alac.m4a')
  assert.equal((await probeAudio(source)).isPlayable, false)
  const { copies } = await copySong(source, temporaryFolder())
  const made = { ...source, path: findPath(copies, 'song.m4a') }
  assert.deepEqual([copies.length, (await probeAudio(made)).isPlayable], [1, true])
})

test('a file without sound is not copied, and does not count as playable', async () => {
  const source = { path: fixturePath('bad/text-renamed.mp4'), format: 'm4a', name: 'text.m4a' } as const
  assert.deepEqual(await copySong(source, temporaryFolder()), { copies: [], isPlayable: false })
})

const zeros = (length: number) => Buffer.alloc(length)
const tag = Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\x02\0', 'latin1'), zeros(256)])
const frames = (bytes: Buffer) => bytes.subarray(0, 60_000)
const beginnings: Record<string, (bytes: Buffer) => Buffer> = {
  'two tags': (bytes) => Buffer.concat([tag, tag, frames(bytes)]),
  zeros: (bytes) => Buffer.concat([zeros(700), frames(bytes)]),
  'zeros before and after a tag': (bytes) => Buffer.concat([zeros(700), tag, zeros(9000), frames(bytes)]),
  'half a frame': (bytes) => frames(bytes).subarray(200),
  'a tag and half a frame': (bytes) => Buffer.concat([tag, frames(bytes).subarray(300)]),
}

for (const [what, change] of Object.entries(beginnings))
  test(`a song that begins with ${what} is accepted, and its copy begins with its sound`, async () => {
    const source = changeFixture('audio/nebula-no-tags.mp3', change)
    assert.equal(sniff(source.path), 'mp3')
    assert.ok(Math.abs((await probeAudio(source)).duration - 6) < 0.2)
    const { copies } = await copySong(source, temporaryFolder())
    const copy = await readFile(findPath(copies, 'song.mp3'))
    assert.ok(!copy.subarray(0, 10).equals(tag.subarray(0, 10)))
    assert.notEqual(copies[0]?.path, source.path)
  })

test('another file that contains a song is not accepted as a song', async () => {
  const zip = (bytes: Buffer) => Buffer.concat([Buffer.from('PK\x03\x04 song.mp3'), frames(bytes)])
  const source = changeFixture('audio/nebula-no-tags.mp3', zip)
  assert.equal(sniff(source.path), null)
})

/** Fails unless a changed song is accepted with this duration, and browsers play it. Returns its title. */
async function assertDuration(file: string, change: (bytes: Buffer) => Buffer, seconds: number) {
  const { duration, isPlayable, title } = await probeAudio(changeFixture(file, change))
  assert.ok(isPlayable && Math.abs(duration - seconds) < 0.1, `${file} has ${duration} s`)
  return title
}

const brokenTags: Record<string, [seconds: number, change: (bytes: Buffer) => Buffer]> = {
  'audio/nebula-no-tags.mp3': [6, (bytes) => Buffer.concat([frames(bytes), brokenApeTag])],
  'audio/nebula.m4a': [
    25,
    (bytes) => {
      bytes.writeUInt32BE(0xffff, bytes.indexOf('data', bytes.indexOf('ilst')) - 4)
      return bytes
    },
  ],
  // a Vorbis comment whose length is negative
  'audio/through-space.flac': [8, (bytes) => bytes.fill(0xff, FLAC_INFO_END + 4, FLAC_INFO_END + 12)],
}
const FLAC_INFO_END = 42
/** The end of an APE tag that claims to be larger than the file. */
const brokenApeTag = Buffer.from(
  `APETAGEX\xd0\x07\0\0${'\xff'.repeat(6)}\0\0\0\0\0\x80${'\0'.repeat(8)}`,
  'latin1',
)

for (const [file, [seconds, change]] of Object.entries(brokenTags))
  test(`a song whose tags cannot be read is accepted without them: ${file}`, async () => {
    assert.equal(await assertDuration(file, change, seconds), null)
    const { copies } = await copySong(changeFixture(file, change), temporaryFolder())
    const [copy] = copies
    assert.ok(copy)
    const { duration } = await probeAudio({ ...copy, format: describeFixture(file).format })
    assert.ok(Math.abs(duration - seconds) < 0.1, `its copy has ${duration} s`)
  })

test('a FLAC has the length of its frames, and is refused if its header promises more', async () => {
  const file = 'audio/through-space.flac'
  const count = (samples: number) => (bytes: Buffer) => {
    bytes.writeUInt32BE(samples, FLAC_INFO_END - 20)
    return bytes
  }
  for (const samples of [0, 32_000, 8 * 32_000 - 1]) await assertDuration(file, count(samples), 8)
  const source = changeFixture(file, count(8 * 32_000 + 1))
  await assertRejects(probeAudio(source), 'broken_file', source.name)
})

test('an MP3 has the length of its frames', async () => {
  const plain = 'audio/nebula-no-tags.mp3'
  await assertDuration(plain, (bytes) => Buffer.concat([frames(bytes), tag, frames(bytes)]), 12)
  await assertDuration(plain, (bytes) => Buffer.concat([frames(bytes), zeros(300_000)]), 6)
  const promiseLess = (bytes: Buffer) => {
    bytes.writeUInt32BE(100, bytes.indexOf('Info') + 8)
    return bytes
  }
  await assertDuration('audio/a-new-journey-cover.mp3', promiseLess, 30)
})

/** Makes the sound of an M4A spatial sound, as iPhones write it. Only programs of Apple read this sound. */
function makeSpatial(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1').replaceAll('mp4a', 'apac').replaceAll('esds', 'dapa')
  return Buffer.from(text, 'latin1')
}

/** Puts a track of spatial sound before the track of an M4A. */
function addSpatialTrack(bytes: Buffer): Buffer {
  const [moov, track] = [bytes.indexOf('moov') - 4, bytes.indexOf('trak') - 4]
  const spatialTrack = makeSpatial(bytes.subarray(track, track + bytes.readUInt32BE(track)))
  spatialTrack.writeUInt32BE(2, spatialTrack.indexOf('tkhd') + 16)
  bytes.writeUInt32BE(bytes.readUInt32BE(moov) + spatialTrack.length, moov)
  return Buffer.concat([bytes.subarray(0, track), spatialTrack, bytes.subarray(track)])
}

test('of two tracks, the one that browsers play is taken', async () => {
  await assertDuration('audio/nebula.m4a', addSpatialTrack, 25)
  const { copies } = await copySong(changeFixture('audio/nebula.m4a', addSpatialTrack), temporaryFolder())
  assert.equal(
    (await probeAudio({ ...describeFixture('audio/nebula.m4a'), path: findPath(copies, 'song.m4a') }))
      .isPlayable,
    true,
  )
})

test('a whole song that nothing here can decode is accepted as not playable, with the length of its packets', async () => {
  const change = (bytes: Buffer) => {
    const [at, spatial] = [bytes.indexOf('mdhd') + 20, makeSpatial(bytes)]
    spatial.writeUInt32BE(bytes.readUInt32BE(at) / 2, at)
    return spatial
  }
  const { duration, isPlayable } = await probeAudio(changeFixture('audio/nebula.m4a', change))
  assert.deepEqual([Math.round(duration), isPlayable], [25, false])
})

test('a copy-protected song from an earlier version is not playable', async () => {
  const lock = (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replaceAll('mp4a', 'drms'), 'latin1')
  const source = changeFixture('audio/nebula.m4a', lock)
  assert.deepEqual(await copySong(source, temporaryFolder()), { copies: [], isPlayable: false })
})

/** Reads the title of a song whose tag has these bytes. */
async function readTitle(title: Buffer): Promise<string | null> {
  const retag = (bytes: Buffer) => {
    const at = bytes.indexOf('A New Journey')
    return Buffer.concat([bytes.subarray(0, at), title, zeros(13 - title.length), bytes.subarray(at + 13)])
  }
  return (await probeAudio(changeFixture('audio/a-new-journey-cover.mp3', retag))).title
}

test('texts in tags lose the padding of old programs, and tags of spaces are ignored', async () => {
  assert.equal(await readTitle(Buffer.from('Old\n Song   ')), 'Old Song')
  assert.equal(await readTitle(Buffer.from('             ')), null)
})

test('a tag with bytes that are not text is ignored', async () => {
  const damage = (bytes: Buffer) => bytes.fill(0xff, bytes.indexOf('Through Space'), bytes.indexOf('Space'))
  assert.equal(await assertDuration('audio/through-space.flac', damage, 8), null)
})

test('tags marked as Latin-1 are read in their real character set', async () => {
  assert.equal(await readTitle(Buffer.from('Für Elise')), 'Für Elise')
  assert.equal(await readTitle(Buffer.from('\x8akoda lásky', 'latin1')), 'Škoda lásky')
  assert.equal(await readTitle(Buffer.from('c2e5f7e5f0', 'hex')), 'Вечер')
})
