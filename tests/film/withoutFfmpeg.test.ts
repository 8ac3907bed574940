import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filmSizes } from '../../contract/outputs/film.ts'
import { PlainError } from '../../server/base/errors/PlainError.ts'
import { makeFilm } from '../../server/outputs/film/makeFilm.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'

// hides ffmpeg and ffprobe
process.env['PATH'] = ''

const { world } = await openSharedWorld()

const sentence = /ffmpeg, a free program that is not here.*\nDebian, Ubuntu: sudo apt install ffmpeg\n/

test('without ffmpeg the error says how to install it, with one line for each system', async () => {
  const options = { size: filmSizes[1080], captions: false }
  await assert.rejects(
    makeFilm(world.context, options, '/nowhere/film.mp4', {
      onProgress: () => undefined,
    }),
    (error) => {
      assert.ok(error instanceof PlainError)
      assert.match(error.message, sentence)
      return true
    },
  )
})

test('the dashboard shows this error before a film is begun, and also if one is begun anyway', async () => {
  const admin = await world.administrator()
  const before = (await admin.call('GET /api/work/film')).body
  assert.equal(before.work, null)
  assert.match(before.impossible ?? '', sentence)
  assert.equal((await admin.call('GET /api/work/copy')).body.impossible, null)
  await admin.call('POST /api/work/film', { body: {} })
  await world.settle()
  const { work } = (await admin.call('GET /api/work/film')).body
  assert.equal(work?.state, 'failed')
  assert.match(work.message ?? '', sentence)
})
