import { test } from 'node:test'
import { openCodecs } from '../../../server/codecs/codecs.ts'
import { DecoderPool } from '../../../server/codecs/process/decoderPool.ts'
import { assertRejects, changeFixture, describeFixture } from '../../codecs/codecFixture.ts'
import { hostile } from '../../codecs/process/hostile.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { silentLog } from '../../support/servers/silentLog.ts'

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

test('a telephone’s photo that takes more memory than all tasks may take is refused, also when it is tried alone', {
  skip: process.platform !== 'linux' && 'memory is read from /proc',
}, async (t) => {
  const codecs = openCodecs(silentLog, new DecoderPool({ maxMemory: 120 * 1024 * 1024 }))
  t.after(() => codecs.close())
  const photo = describeFixture('formats/iphone.HEIC')
  await assertRejects(codecs.probePhoto(photo, temporaryFolder()), 'too_much_memory', photo.name)
})
