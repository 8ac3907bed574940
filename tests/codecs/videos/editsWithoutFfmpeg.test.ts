import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copySong } from '../../../server/codecs/songs/copySong.ts'
import { hasFfmpeg } from '../../../server/codecs/programs/ffmpeg.ts'
import { probeVideo } from '../../../server/codecs/videos/video.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { changeFixture, findPath } from '../codecFixture.ts'
import { assertHoldsOnly, cuts, video, readFrames, withEdits } from './edits.ts'

// With an empty PATH no program is found, as on a machine without ffmpeg.
process.env['PATH'] = ''

/** The seconds of the video that the public file may hold, its number of frames, when the first begins, its duration. */
const copies: Record<string, [from: number, to: number, pictures: number, first: number, seconds: number]> = {
  'at a key picture': [3, 5, 50, 0, 2],
  // the first ten frames are not shown, but needed to decode the first one that is
  'between key pictures': [3, 5.4, 60, -0.4, 2],
  'at its end': [0, 2.4, 60, 0, 2.4],
  'and begins later': [3, 5, 50, 1, 3],
  'and plays slower': [3, 5, 50, 0, 2],
  'and stands still': [3, 3.01, 1, 0, 0.01],
}

test('ffmpeg is not found', async () => {
  assert.equal(await hasFfmpeg(), false)
})

for (const [cut, [from, to, count, first, seconds]] of Object.entries(copies)) {
  for (const version of [0, 1] as const) {
    test(`a video that is cut ${cut} by an edit list of version ${version} is public without what was cut away`, async () => {
      const into = temporaryFolder()
      const source = changeFixture(video, withEdits(cuts[cut] ?? [], version))
      const { duration, derivatives } = await probeVideo(source, into)
      const copy = findPath(derivatives, 'video.mp4')
      await assertHoldsOnly(copy, from, to)
      const pictures = await readFrames(copy)
      assert.equal(pictures.count, count)
      assert.ok(Math.abs(pictures.first - first) < 0.001, `the first begins at ${pictures.first} s`)
      assert.ok(Math.abs((duration ?? 0) - seconds) < 0.05, `${duration} s`)
    })
  }
}

for (const cut of ['in its middle', 'and plays backward']) {
  test(`a video that is cut ${cut} has no public file`, async () => {
    const source = changeFixture(video, withEdits(cuts[cut] ?? []))
    const { isPlayable, derivatives } = await probeVideo(source, temporaryFolder())
    assert.deepEqual([isPlayable, derivatives], [false, []])
  })
}

test('a voice memo is public without what was cut away', async () => {
  const source = changeFixture(video, withEdits([[2, 3]]))
  const {
    copies: [copy],
  } = await copySong({ ...source, format: 'm4a' }, temporaryFolder())
  await assertHoldsOnly(copy?.path ?? '', 3, 5)
})
