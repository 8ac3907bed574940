import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { coloredPicture } from '../../support/files/coloredPicture.ts'
import { waitUntil } from '../../support/servers/waitUntil.ts'
import { probe, readSound } from '../../film/probe.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, admin } = await openSharedWorld()
const { dataDir } = world.context.config
const form = { file: await coloredPicture('#204060') }
assert.equal((await admin.call('POST /api/media', { form })).status, 201)

const read = async () => (await admin.call('GET /api/work/film')).body.work
const begin = () => admin.call('POST /api/work/film', { body: { height: '720' } })

test('a film made on the dashboard is silent without a song, only the administrator may open it, and it has changed if its scenes or pictures have', async () => {
  const chooseCaptions = (slideshowCaptions: 'on' | 'off') =>
    admin.call('PUT /api/settings', { body: { slideshowCaptions } })
  await chooseCaptions('off')
  assert.equal((await begin()).body.impossible, null)
  await world.settle()
  const { state, filePath, done, of, remarks } = (await read()) ?? {}
  assert.deepEqual([state, done, of], ['ready', 100, 100])
  assert.deepEqual(remarks, ['There are no songs in the playlist, so the film has no music.'])
  assert.equal((await world.visitor.get(filePath ?? '')).status, 401)
  const { picture, pages } = (await read()) ?? {}
  assert.deepEqual(pages, [])
  const frame = await admin.get(picture ?? '')
  assert.equal(frame.headers['content-type'], 'image/jpeg')
  const { width, height } = await sharp(frame.bytes).metadata()
  assert.deepEqual([width, height], [640, 360])
  const { status, headers, bytes } = await admin.get(filePath ?? '')
  assert.equal(status, 200)
  assert.equal(headers['content-type'], 'video/mp4')
  const file = path.join(dataDir, 'film.mp4')
  await writeFile(file, bytes)
  const { streams } = probe(file)
  assert.deepEqual(
    streams.map(({ codec_name, width }) => [codec_name, width]),
    [
      ['h264', 1280],
      ['aac', undefined],
    ],
  )
  assert.ok(readSound(file)(0, 5) < -80)

  const isChanged = async () => (await read())?.isChanged
  assert.equal(await isChanged(), false)
  const [photograph] = (await admin.call('GET /api/media')).body
  const params = { id: photograph?.id ?? '' }
  await admin.call('PUT /api/settings', { body: { donationText: 'No flowers, please.' } })
  // the film was made without captions
  assert.equal((await admin.call('PUT /api/media/:id', { params, body: { title: 'Bees' } })).status, 200)
  assert.equal(await isChanged(), false)
  await chooseCaptions('on')
  assert.equal(await isChanged(), true)
  await chooseCaptions('off')
  const turn = (rotate: 0 | 90) => admin.call('PUT /api/media/:id/adjustment', { params, body: { rotate } })
  assert.equal((await turn(90)).status, 200)
  assert.equal(await isChanged(), true)
  assert.equal((await turn(0)).status, 200)
  assert.equal(await isChanged(), false)
  await admin.call('PUT /api/settings', { body: { name: 'Ada Lindholm', slideshowBeginning: 'on' } })
  assert.equal(await isChanged(), true)
  await admin.call('PUT /api/settings', { body: { slideshowBeginning: 'off' } })
  await world.settle()
})

test('canceling a film ends ffmpeg, and leaves no files', async () => {
  await begin()
  const settled = world.settle()
  let ffmpeg = 0
  await waitUntil(() => (ffmpeg = findFfmpeg() ?? 0) > 0, 'no ffmpeg was started')
  // a stopped process does not end by itself
  process.kill(ffmpeg, 'SIGSTOP')
  await admin.call('DELETE /api/work/film')
  await waitUntil(
    () => findFfmpeg() !== ffmpeg,
    () => `ffmpeg was not ended: ${process.kill(ffmpeg, 'SIGKILL')}`,
  )
  await settled
  assert.equal(findFfmpeg(), undefined)
  assert.equal(await read(), null)
  assert.deepEqual(await readdir(path.join(dataDir, 'spool')), [])
})

/** Finds the ffmpeg process that works in this test's own folder. The shell that ends with its maker names it, too, but not first. */
const findFfmpeg = () =>
  execFileSync('ps', ['-eo', 'pid,args'])
    .toString()
    .split('\n')
    .filter((line) => /^ *\d+ ffmpeg /.test(line) && line.includes(dataDir))
    .map((line) => Number.parseInt(line, 10))[0]
