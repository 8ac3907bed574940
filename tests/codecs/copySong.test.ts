import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { readAudio } from '../../server/codecs/audio.ts'
import { copySong } from '../../server/codecs/copySong.ts'
import { sniff } from '../../server/codecs/sniff.ts'
import { fixturePath } from '../support/fixtures.ts'
import { songs } from './expected.ts'
import { assertHoldsNone, fixtureSource, temporaryFolder } from './codecFixture.ts'

for (const [file, [format, , , seconds]] of Object.entries(songs)) {
  test(`${file} is copied with its sound and without its tags`, async (t) => {
    const source = await fixtureSource(file)
    const copy = { ...source, path: path.join(await temporaryFolder(t), 'copy') }
    assert.equal(await copySong(source, copy.path), true)
    assert.equal(sniff(copy.path), format)
    const { title, artist, duration } = await readAudio(copy)
    assert.deepEqual([title, artist], [null, null])
    assert.ok(Math.abs(duration - seconds) < 0.1, `${duration} s`)
    await assertHoldsNone([{ name: file, path: copy.path }], ['McCracken', 'A New Journey', 'Lavf'])
  })
}

test('a file without sound is not copied', async (t) => {
  const source = { path: fixturePath('bad/text-renamed.mp4'), format: 'm4a', name: 'text.m4a' } as const
  assert.equal(await copySong(source, path.join(await temporaryFolder(t), 'copy')), false)
})
