import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openCodecs } from '../../server/codecs/codecs.ts'
import { DecoderEndedError } from '../../server/codecs/process/decoder.ts'
import { DecoderPool } from '../../server/codecs/process/decoderPool.ts'
import { silentLog } from '../support/servers/silentLog.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { assertRejects, changeFixture, describeFixture } from './codecFixture.ts'
import { hostile } from './process/hostile.ts'

test('a video that makes its library loop is rejected, and the next video is read', {
  skip: process.platform !== 'linux' && 'processor time is read from /proc',
}, async (t) => {
  const codecs = openCodecs(silentLog)
  t.after(() => codecs.close())
  const into = temporaryFolder()
  const video = describeFixture('video/vp9-opus.webm')
  const circling = changeFixture('video/vp9-opus.webm', hostile.webmWithoutCues)
  await assertRejects(codecs.probeVideo(circling, into), 'broken_file', video.name)
  await codecs.probeVideo(video, into)
})

test('when the machine is too busy for a photo, the sender is told to try again, and a job fails without rejecting it', async (t) => {
  const codecs = openCodecs(silentLog, new DecoderPool({ clockFactor: 0.005 }))
  t.after(() => codecs.close())
  const photo = describeFixture('formats/iphone.HEIC')
  const into = temporaryFolder()
  await assert.rejects(codecs.probePhoto(photo, into, 'keeper'), { code: 'busy', retryAfter: 60 })
  await assert.rejects(codecs.probePhoto(photo, into), DecoderEndedError)
})
