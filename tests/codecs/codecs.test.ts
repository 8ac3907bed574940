import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openCodecs } from '../../server/codecs/codecs.ts'
import { DecoderEndedError } from '../../server/codecs/process/decoder.ts'
import { DecoderPool } from '../../server/codecs/process/decoderPool.ts'
import { silentLog } from '../support/servers/silentLog.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { assertRejects, describeFixture } from './codecFixture.ts'

test('a file whose task takes too much processor time is broken, and one that takes too much memory is told so', async (t) => {
  const photo = describeFixture('photos/small-bee.jpg')
  const run = () => Promise.reject(new DecoderEndedError('processor'))
  for (const [pool, code] of [
    [{ run, close: () => undefined }, 'broken_file'],
    [new DecoderPool({ maxMemory: 1 }), 'too_much_memory'],
  ] as const) {
    const codecs = openCodecs(silentLog, pool)
    t.after(() => codecs.close())
    await assertRejects(codecs.probePhoto(photo, temporaryFolder(), 'keeper'), code, photo.name)
  }
})

test('when the machine is too busy for a photo, the sender is told to try again, and a job fails without rejecting it', async (t) => {
  const codecs = openCodecs(silentLog, new DecoderPool({ clockFactor: 1e-6 }))
  t.after(() => codecs.close())
  const photo = describeFixture('formats/iphone.HEIC')
  const into = temporaryFolder()
  await assert.rejects(codecs.probePhoto(photo, into, 'keeper'), { code: 'busy', retryAfter: 60 })
  await assert.rejects(codecs.probePhoto(photo, into), DecoderEndedError)
})
