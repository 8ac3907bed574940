import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { readAudio } from '../../server/codecs/audio.ts'
import { changedFixture, assertRejects, temporaryFolder } from './codecFixture.ts'

test('words in tags lose the padding of old programs, and tags of spaces are none', async (t) => {
  const into = await temporaryFolder(t)
  const retag = (title: string) => (bytes: Buffer) => {
    const at = bytes.indexOf('A New Journey')
    return Buffer.concat([
      bytes.subarray(0, at),
      Buffer.from(title.padEnd(13, '\0')),
      bytes.subarray(at + 13),
    ])
  }
  const titleOf = async (title: string) =>
    (await readAudio(await changedFixture('audio/a-new-journey-cover.mp3', into, retag(title)))).title
  assert.equal(await titleOf('Old\n Song   '), 'Old Song')
  assert.equal(await titleOf('             '), null)
})

test('a recording whose length was never written down has the length it has', async (t) => {
  const unknown = (bytes: Buffer) => {
    const copy = Buffer.from(bytes)
    copy.writeUInt32LE(0xffffffff, copy.indexOf('data') + 4)
    return copy
  }
  const { duration } = await readAudio(
    await changedFixture('audio/nebula.wav', await temporaryFolder(t), unknown),
  )
  assert.ok(Math.abs(duration - 8) < 0.1, `${duration} s`)
})

test('frames that hold no song are refused', async (t) => {
  const source = await changedFixture('audio/nebula-no-tags.mp3', await temporaryFolder(t), (bytes) =>
    bytes.subarray(0, 300),
  )
  await assertRejects(readAudio(source), 'broken_file', source.name)
})

test('a file that cannot be read is not called damaged', async (t) => {
  const path = join(await temporaryFolder(t), 'gone.mp3')
  await assert.rejects(readAudio({ path, format: 'mp3', name: 'gone.mp3' }), { code: 'ENOENT' })
})
