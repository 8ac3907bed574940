import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DecoderEndedError } from '../../../server/codecs/process/decoder.ts'
import { DecoderPool } from '../../../server/codecs/process/decoderPool.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { describeFixture } from '../codecFixture.ts'

const MINUTE = 60_000
const light = { requester: 'keeper', share: 'slot', processorMs: MINUTE, scriptMs: MINUTE } as const

/** Makes a task that would take two seconds and 200 MB. */
const heicRequest = () => ({
  task: 'probePhoto' as const,
  args: [describeFixture('formats/iphone.HEIC'), temporaryFolder()] as const,
})

const isEndedBy = (reason: string) => (error: unknown) =>
  error instanceof DecoderEndedError && error.reason === reason

type Bound = [ConstructorParameters<typeof DecoderPool>[0], Parameters<DecoderPool['run']>[1], string]

const bounds: Record<string, Bound> = {
  'that takes too much processor time': [{ clockFactor: 1000 }, { ...light, processorMs: 1 }, 'processor'],
  'whose JavaScript takes too much processor time': [{}, { ...light, scriptMs: 1 }, 'processor'],
  'that has to wait too long for its processor time': [{ clockFactor: 1e-6 }, light, 'deadline'],
  'that takes too much memory': [{ maxMemory: 1 }, light, 'memory'],
  // the pool tries the task a second time, alone, before it ends it
  'that takes too much memory, and that nobody waits for,': [
    { maxMemory: 1 },
    { ...light, requester: null },
    'memory',
  ],
}

for (const [which, [pool, given, reason]] of Object.entries(bounds))
  test(`a task ${which} is ended`, {
    skip: process.platform !== 'linux' && reason !== 'deadline',
  }, async (t) => {
    const decoders = new DecoderPool(pool)
    t.after(() => decoders.close())
    await assert.rejects(decoders.run(heicRequest(), given), isEndedBy(reason))
  })

test('closing the pool ends running tasks', async () => {
  const pool = new DecoderPool()
  const work = pool.run(heicRequest(), light)
  setImmediate(() => pool.close())
  await assert.rejects(work, isEndedBy('closed'))
})
