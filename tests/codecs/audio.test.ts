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

test('a recording without a stated length is measured', async () => {
  const unknown = (bytes: Buffer) => {
    const copy = Buffer.from(bytes)
    copy.writeUInt32LE(0xffffffff, copy.indexOf('data') + 4)
    return copy
  }
  const { duration } = await probeAudio(changeFixture('audio/nebula.wav', unknown))
  assert.ok(Math.abs(duration - 8) < 0.1, `${duration} s`)
})

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

test('tags marked as Latin-1 are read in their real character set', async () => {
  assert.equal(await readTitle(Buffer.from('Für Elise')), 'Für Elise')
  assert.equal(await readTitle(Buffer.from('\x8akoda lásky', 'latin1')), 'Škoda lásky')
  assert.equal(await readTitle(Buffer.from('c2e5f7e5f0', 'hex')), 'Вечер')
})
