import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { after, test } from 'node:test'
import { fixture } from '../support/fixtures.ts'
import { waitUntil } from '../support/waitUntil.ts'
import { openWorld } from '../support/world.ts'

const world = await openWorld()
after(() => world.close())
const { dataDir } = world.context.config
const admin = await world.administrator()
async function addPhoto() {
  const form = { file: fixture('photos/landscape-2mp-bee.jpg') }
  assert.equal((await admin.call('POST /api/media', { form })).status, 201)
}
await addPhoto()

const read = async () => (await admin.call('GET /api/work/film')).body.work
const begin = () => admin.call('POST /api/work/film', { body: { height: '720' } })

test('a film begun on the dashboard is made, and is for the administrator alone', async () => {
  assert.equal((await begin()).body.impossible, null)
  await world.settle()
  const { state, filePath, done, of, missing } = (await read()) ?? {}
  assert.deepEqual([state, done, of], ['ready', 100, 100])
  assert.deepEqual(missing, ['No song is in the playlist, so the film’s music is silence.'])
  assert.equal((await world.visitor.get(filePath ?? '')).status, 401)
  const { status, headers } = await admin.get(filePath ?? '')
  assert.equal(status, 200)
  assert.equal(headers['content-type'], 'video/mp4')
})

test('a film that is cancelled ends ffmpeg, and leaves nothing', async () => {
  for (let count = 0; count < 9; count++) await addPhoto()
  await begin()
  const settled = world.settle()
  await waitUntil(isFfmpegRunning, () => 'no ffmpeg was started')
  await admin.call('DELETE /api/work/film')
  await settled
  assert.equal(isFfmpegRunning(), false)
  assert.equal(await read(), null)
  assert.deepEqual(await readdir(path.join(dataDir, 'spool')), [])
})

/** Whether one works on this test's own folder. */
const isFfmpegRunning = () =>
  execFileSync('ps', ['-eo', 'args'])
    .toString()
    .split('\n')
    .some((line) => line.startsWith('ffmpeg ') && line.includes(dataDir))
