import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { DecoderEndedError, type TaskOutcome } from '../../server/codecs/process/decoder.ts'
import { DecoderPool, type TaskRunner } from '../../server/codecs/process/decoderPool.ts'
import { makeCacheFolder } from '../support/files/cacheFolder.ts'
import { fixturePath } from '../support/files/fixtures.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { cacheTasks } from '../support/world/cachedCodecs.ts'
import { describeFixture } from './codecFixture.ts'

const conditions = { requester: null, share: 'slot', processorMs: 60_000, scriptMs: 60_000 } as const
const photo = describeFixture('photos/small-bee.jpg')
const crop = { rotate: 90, straighten: 0, crop: { left: 0, top: 0, width: 0.5, height: 0.5 } } as const

/** Runs tasks with a result of this kind, and counts them. */
function countTasks(finish: () => Promise<TaskOutcome> = async () => ({ value: { format: 'jpeg' } })) {
  const counter = { calls: 0 }
  const runner: TaskRunner = {
    run: () => {
      counter.calls++
      return finish()
    },
    close: () => undefined,
  }
  return { counter, runner }
}

const probe = (runner: TaskRunner, source: object = photo) =>
  runner.run({ task: 'probePhoto', args: [source, temporaryFolder()] }, conditions)

test('the result of a task and the files that it wrote are the same from the cache as from the process', async (t) => {
  const pool = new DecoderPool()
  t.after(() => pool.close())
  const entries = Promise.resolve(temporaryFolder())
  const filled = cacheTasks(pool, entries)
  const { counter, runner } = countTasks()
  const cached = cacheTasks(runner, entries)
  const tasks: (readonly [task: string, makeArgs: (folder: string) => unknown[]])[] = [
    ['sniff', () => [photo.path]],
    ['detectRefused', () => [fixturePath('bad/script.svg')]],
    ['probePhoto', (folder) => [photo, folder]],
    ['probePhoto', (folder) => [describeFixture('bad/truncated.jpg'), folder]],
    ['makePictures', (folder) => [{ ...photo, adjustment: crop }, ['800.webp', 'photo.jpg'], folder]],
    ['makePrintPicture', (folder) => [photo, 50, path.join(folder, 'print.jpg')]],
    ['probeVideo', (folder) => [describeFixture('video/key-picture-each-second.mp4'), folder, undefined]],
    ['probeAudio', () => [describeFixture('audio/nebula.wav')]],
    ['copySong', (folder) => [describeFixture('audio/nebula-no-tags.mp3'), folder]],
  ]
  for (const [task, makeArgs] of tasks) {
    const results = []
    for (const tasksOf of [filled, cached]) {
      const folder = temporaryFolder()
      const outcome = await tasksOf.run({ task, args: makeArgs(folder) }, conditions)
      const hashes = readdirSync(folder).map((name) => [
        name,
        hash('sha256', readFileSync(path.join(folder, name))),
      ])
      results.push({ outcome: JSON.parse(JSON.stringify(outcome).replaceAll(folder, '')) as unknown, hashes })
    }
    assert.deepEqual(results[1], results[0], task)
  }
  assert.equal(counter.calls, 0)
})

test('a task is run again for another picture, another crop or without ffmpeg, but not for another name or path', async (t) => {
  const { counter, runner } = countTasks()
  const cached = cacheTasks(runner, Promise.resolve(temporaryFolder()))
  const copy = path.join(temporaryFolder(), 'copy')
  await copyFile(photo.path, copy)
  await probe(cached)
  await probe(cached, { ...photo, path: copy, name: 'another.jpg' })
  assert.equal(counter.calls, 1)
  await probe(cached, { ...photo, adjustment: crop })
  await probe(cached, { ...photo, adjustment: { ...crop, rotate: 180 } })
  await probe(cached, describeFixture('photos/person-small-square.jpg'))
  assert.equal(counter.calls, 4)
  const { PATH } = process.env
  t.after(() => Object.assign(process.env, { PATH }))
  process.env['PATH'] = ''
  await probe(cached)
  assert.equal(counter.calls, 5)
})

test('a damaged entry of the cache is not used', async () => {
  const { counter, runner } = countTasks()
  const folder = temporaryFolder()
  const cached = cacheTasks(runner, Promise.resolve(folder))
  await probe(cached)
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    writeFileSync(file, readFileSync(file, 'latin1').replace('jpeg', 'jp2k'), 'latin1')
  }
  assert.deepEqual(await probe(cached), { value: { format: 'jpeg' } })
  await probe(cached)
  assert.equal(counter.calls, 2)
})

test('a refusal of a file is cached; a crash and an error of the system are not', async () => {
  const outcomes: [finish: () => Promise<TaskOutcome>, calls: number][] = [
    [async () => ({ rejection: 'broken_file' }), 1],
    [async () => ({ error: { message: 'no room', code: 'ENOSPC' } }), 2],
    [() => Promise.reject(new DecoderEndedError('crash')), 2],
  ]
  for (const [finish, calls] of outcomes) {
    const { counter, runner } = countTasks(finish)
    const cached = cacheTasks(runner, Promise.resolve(temporaryFolder()))
    const [first, second] = [await probe(cached).catch(String), await probe(cached).catch(String)]
    assert.deepEqual(second, first)
    assert.equal(counter.calls, calls)
  }
})

test('closed codecs read nothing from the cache', async () => {
  const pool = new DecoderPool()
  const entries = Promise.resolve(temporaryFolder())
  await probe(cacheTasks(countTasks().runner, entries))
  const cached = cacheTasks(pool, entries)
  assert.ok(await probe(cached))
  cached.close()
  await assert.rejects(probe(cached), { reason: 'closed' })
})

test('the results of other code are removed after a week without use', async (t) => {
  const name = `cache-${process.pid}`
  const parent = path.dirname(await makeCacheFolder(name, 'old'))
  t.after(() => rmSync(parent, { recursive: true }))
  await makeCacheFolder(name, 'recent')
  const longAgo = Date.now() / 1000 - 8 * 86_400
  utimesSync(path.join(parent, 'old'), longAgo, longAgo)
  await makeCacheFolder(name, 'new')
  assert.deepEqual(readdirSync(parent).toSorted(), ['new', 'recent'])
})
