import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasFfmpeg } from '../../../server/codecs/programs/ffmpeg.ts'
import { retryVideos } from '../../../server/features/media/files/renewVideo.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world } = await openSharedWorld()

test('a video that a server without ffmpeg could not show is shown once ffmpeg is there, and keepers read that it is silent', {
  skip: !(await hasFfmpeg()),
}, async () => {
  const admin = await world.administrator()
  const whole = fixture('video/h264-aac.mp4')
  const withoutSound = whole.bytes.toString('latin1').replace('mp4a', 'apac').replace('esds', 'free')
  const file = { ...whole, bytes: Buffer.from(withoutSound, 'latin1') }
  const { body } = await admin.call('POST /api/media', { form: { file } })
  assert.equal(body.problem, 'silent')
  await world.settle()
  await world.context.db
    .updateTable('media')
    .set({ problem: 'not_playable', shown_name: 'original', public_key: null, has_poster: 0 })
    .where('id', '=', body.id)
    .execute()
  await retryVideos(world.context)
  await world.settle()
  const [film] = (await world.visitor.call('GET /api/media')).body
  assert.deepEqual([film?.id, film?.hasPoster], [body.id, true])
  assert.match(film?.filePath ?? '', /\/video\.mp4$/)
  assert.equal(film?.problem, undefined, 'only for keepers')
  assert.equal((await admin.call('GET /api/media')).body[0]?.problem, 'silent')
  assert.equal((await world.visitor.get(film?.filePath ?? '')).status, 200)
})
