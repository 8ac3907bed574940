import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fixture } from '../../support/files/fixtures.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

// with an empty PATH neither ffmpeg nor ffprobe is found
process.env['PATH'] = ''

const { world, admin } = await openSharedWorld()

for (const file of ['h264-with-alac-sound.mov', 'h264-with-pcm-sound.mov', 'prores.mov'])
  test(`${file} is stored and marked as not playable; neither its sound nor its picture is silently dropped`, async () => {
    const { status, body } = await admin.call('POST /api/media', {
      form: { file: fixture(`video/${file}`) },
    })
    assert.equal(status, 201)
    assert.equal(body.problem, 'not_playable')
    assert.equal(body.published, false)
    await world.settle()
    assert.equal((await admin.get(body.filePath ?? '')).status, 200)
    const isSeen = async () =>
      (await world.visitor.call('GET /api/media')).body.some(({ id }) => id === body.id)
    assert.equal(await isSeen(), false)
    for (const visible of [false, true])
      await admin.call('POST /api/media/visibility', { body: { ids: [body.id], visible } })
    assert.equal(await isSeen(), false, 'hidden and shown again')
  })

for (const file of ['alac.m4a', 'voicemail-gsm-6.10.wav'])
  test(`${file} is stored and marked as not playable; visitors do not get it`, async () => {
    const { status, body } = await admin.call('POST /api/music', { form: { file: fixture(`audio/${file}`) } })
    assert.equal(status, 201)
    assert.equal(body.problem, 'not_playable')
    await world.settle()
    assert.equal((await listed(admin, body.id))?.problem, 'not_playable')
    assert.equal(await listed(world.visitor, body.id), undefined)
    assert.equal((await admin.get(body.filePath)).status, 200, 'its original is there')
  })

const listed = async (who: typeof admin, wanted: string) =>
  (await who.call('GET /api/music')).body.find(({ id }) => id === wanted)

for (const [route, name, mark, sentence] of [
  ['media', 'tape.avi', 'RIFF\x20\0\0\0AVI LIST', /^“tape.avi” is a video .* \(AVI\).*HandBrake.*MP4/],
  ['music', 'memo.caf', 'caff\0\x01\0\0', /^“memo.caf” is a song .* \(CAF\).*VLC.*MP3/],
] as const)
  test(`${name}, which only ffmpeg reads, is refused with the name of a free program`, async () => {
    const bytes = Buffer.concat([Buffer.from(mark, 'latin1'), Buffer.alloc(4000)])
    const form = { file: { name, bytes, type: '' } }
    const { status, refusal } = await admin.call(`POST /api/${route}`, { form })
    assert.equal(status, 415)
    assert.match(refusal.message, sentence)
  })
