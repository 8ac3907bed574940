import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DecoderEnded } from '../../server/codecs/decoder.ts'
import { DecoderPool } from '../../server/codecs/decoderPool.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { fixtureSource } from './codecFixture.ts'

const MINUTE = 60_000
const MB = 1024 * 1024
const light = { sender: 'keeper', share: 'seat', processorMs: MINUTE, scriptMs: MINUTE } as const

/** Two seconds and 200 MB of work. */
const heicRequest = async (into: string) => ({
  task: 'probePhoto' as const,
  args: [fixtureSource('formats/iphone.HEIC'), into] as const,
})

const endedBy = (reason: string) => (error: unknown) =>
  error instanceof DecoderEnded && error.reason === reason

test('a task that takes too much processor time is ended, and the next one is done', {
  skip: process.platform !== 'linux',
}, async (t) => {
  const pool = new DecoderPool({ clockFactor: 1000 })
  t.after(() => pool.close())
  const request = await heicRequest(temporaryFolder())
  await assert.rejects(pool.run(request, { ...light, processorMs: 300 }), endedBy('processor'))
  const sniffed = await pool.run({ task: 'sniff', args: [request.args[0].path] }, light)
  assert.deepEqual(sniffed, { value: 'heic' })
})

test('a task that is kept waiting for its processor time is ended for that', async (t) => {
  const pool = new DecoderPool({ clockFactor: 0.005 })
  t.after(() => pool.close())
  const request = await heicRequest(temporaryFolder())
  await assert.rejects(pool.run(request, light), endedBy('deadline'))
})

test('a task that takes too much memory is ended', { skip: process.platform !== 'linux' }, async (t) => {
  const pool = new DecoderPool({ maxMemory: 120 * MB })
  t.after(() => pool.close())
  await assert.rejects(pool.run(await heicRequest(temporaryFolder()), light), endedBy('memory'))
})

test('what nobody waits for is tried once more alone before it is given up', {
  skip: process.platform !== 'linux',
}, async (t) => {
  const pool = new DecoderPool({ maxMemory: 120 * MB })
  t.after(() => pool.close())
  const given = pool.run(await heicRequest(temporaryFolder()), { ...light, sender: null })
  await assert.rejects(given, endedBy('memory'))
})

test('closing ends what is in work', async () => {
  const pool = new DecoderPool()
  const work = pool.run(await heicRequest(temporaryFolder()), light)
  setImmediate(() => pool.close())
  await assert.rejects(work, endedBy('closed'))
})
