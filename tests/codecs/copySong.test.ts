import assert from 'node:assert/strict'
import { test } from 'node:test'
import { probeAudio } from '../../server/codecs/audio.ts'
import { copySong } from '../../server/codecs/copySong.ts'
import { hasFfmpeg } from '../../server/codecs/ffmpeg.ts'
import { sniff } from '../../server/codecs/sniff.ts'
import { songName } from '../../server/codecs/songName.ts'
import { fixturePath } from '../support/fixtures.ts'
import { songs, unplayable } from './expected.ts'
import { assertHoldsNone, assertRejects, fixtureSource, temporaryFolder } from './codecFixture.ts'

const withFfmpeg = await hasFfmpeg()

for (const [file, [format, , , seconds]] of Object.entries(songs)) {
  if (unplayable.includes(file)) continue
  const isForAll = !['ogg', 'flac', 'weba'].includes(format)
  test(`${file} is copied with its sound and without its tags${isForAll ? '' : ', and as M4A'}`, async (t) => {
    const source = await fixtureSource(file)
    const { copies } = await copySong(source, await temporaryFolder(t))
    const expected = isForAll || !withFfmpeg ? [format] : [format, 'm4a' as const]
    assert.deepEqual(
      copies.map(({ name }) => name),
      expected.map(songName),
    )
    for (const [index, copy] of copies.entries()) {
      assert.equal(sniff(copy.path), expected[index])
      const info = await probeAudio({ ...copy, format: expected[index] ?? format })
      assert.deepEqual([info.title, info.artist], [null, null])
      assert.ok(Math.abs(info.duration - seconds) < 0.1, `${info.duration} s`)
      await assertHoldsNone([copy], ['McCracken', 'A New Journey', 'Lavf'])
    }
  })
}

test('a file without sound is not copied', async (t) => {
  const source = { path: fixturePath('bad/text-renamed.mp4'), format: 'm4a', name: 'text.m4a' } as const
  await assertRejects(copySong(source, await temporaryFolder(t)), 'broken_file', 'text.m4a')
})
