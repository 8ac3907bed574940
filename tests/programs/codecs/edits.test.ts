import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { hasFfmpeg } from '../../../server/codecs/programs/ffmpeg.ts'
import { probeVideo } from '../../../server/codecs/videos/video.ts'
import { fixturePath } from '../../support/files/fixtures.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import {
  changeFixture,
  writeTemporaryFile,
  makeByFfmpeg,
  findPath,
  describeFile,
} from '../../codecs/codecFixture.ts'
import { assertHoldsOnly, cuts, video, readFrames, withEdits } from '../../codecs/videos/edits.ts'

const skip = (await hasFfmpeg()) ? false : 'ffmpeg is not installed here'

/** The number of frames of the public file, and its duration in seconds. */
const copies: Record<string, [pictures: number, seconds: number]> = {
  'at a key picture': [50, 2],
  'at its end': [60, 2.4],
  'and begins later': [50, 3],
  'in its middle': [75, 3],
  'and plays slower': [50, 2],
  'and stands still': [1, 0.04],
}

for (const [cut, [count, seconds]] of Object.entries(copies)) {
  test(`with ffmpeg, a video that is cut ${cut} is public without the frames that were cut away`, {
    skip,
  }, async () => {
    const source = changeFixture(video, withEdits(cuts[cut] ?? []))
    const { duration, derivatives } = await probeVideo(source, temporaryFolder())
    const pictures = await readFrames(findPath(derivatives, 'video.mp4'))
    assert.deepEqual([pictures.count, pictures.first >= 0], [count, true])
    assert.ok(Math.abs((duration ?? 0) - seconds) < 0.05, `${duration} s`)
  })
}

test('with ffmpeg, which would show more, a video that is cut and plays backward has no public file', {
  skip,
}, async () => {
  const source = changeFixture(video, withEdits(cuts['and plays backward'] ?? []))
  assert.equal((await probeVideo(source, temporaryFolder())).isPlayable, false)
})

for (const [cut, seconds] of [
  ['between key pictures', 2],
  ['in its middle', null],
] as const) {
  test(`with ffmpeg, which ignores its edit list, a fragmented video that is cut ${cut} shows only what was kept`, {
    skip,
  }, async () => {
    const fragments = '-c copy -movflags +frag_keyframe+delay_moov'.split(' ')
    const whole = makeByFfmpeg('whole.mp4', '-i', fixturePath(video), ...fragments)
    const file = writeTemporaryFile(withEdits(cuts[cut] ?? [])(await readFile(whole)))
    const { duration, isPlayable, derivatives } = await probeVideo(describeFile(file), temporaryFolder())
    assert.equal(isPlayable, seconds !== null)
    if (seconds === null) return
    assert.ok(Math.abs((duration ?? 0) - seconds) < 0.05, `${duration} s`)
    assert.equal((await readFrames(findPath(derivatives, 'video.mp4'))).count, 50)
    await assertHoldsOnly(findPath(derivatives, 'video.mp4'), 3.4, 5.4)
  })
}
