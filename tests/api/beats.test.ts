import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { hasFfmpeg } from '../../server/codecs/ffmpeg.ts'
import { convertTracks } from '../../server/features/music/copyTrack.ts'
import { fixture } from '../support/fixtures.ts'
import { openWorld } from '../support/world.ts'

const withFfmpeg = await hasFfmpeg()
const world = await openWorld()
after(() => world.close())
const admin = await world.administrator()
const add = async (name: string) =>
  (await admin.call('POST /api/music', { form: { file: fixture(`audio/${name}`) } })).body

const beats = async () =>
  (await world.visitor.call('GET /api/music')).body.map(({ beat }) => beat && Math.round(60 / beat.every))
const stored = async () =>
  (await world.context.db.selectFrom('music').select('beat').orderBy('position').execute()).map(
    ({ beat }) => beat,
  )

test('a song has its beat soon after its upload, where a clear one is found', {
  skip: !withFfmpeg,
}, async () => {
  assert.equal((await add('through-space-tags.ogg')).beat, null)
  await add('nebula.wav')
  await world.settle()
  assert.deepEqual(await beats(), [115, null])
  assert.equal((await stored())[1], 'null', 'none is clear, and none is looked for again')
})

test('songs of an earlier version get theirs at a start', { skip: !withFfmpeg }, async () => {
  const before = await stored()
  await world.context.db.updateTable('music').set({ beat: null }).execute()
  await convertTracks(world.context)
  const jobs = await world.context.db.selectFrom('jobs').select('kind').execute()
  assert.ok(!jobs.some(({ kind }) => kind === 'copy-song'), 'what has its files gets them no second time')
  await world.settle()
  assert.deepEqual(await stored(), before)
})
