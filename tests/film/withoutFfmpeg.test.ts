import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { StartupError } from '../../server/config.ts'
import { filmSizes, makeFilm } from '../../server/film/makeFilm.ts'
import { openWorld } from '../support/world.ts'

// neither ffmpeg nor ffprobe is found
process.env['PATH'] = ''

const world = await openWorld()
after(() => world.close())

test('without ffmpeg one sentence says how to install it', async () => {
  const [size] = filmSizes
  assert.ok(size)
  const making = { onBegin: () => undefined, onProgress: () => undefined }
  await assert.rejects(
    makeFilm(world.context, { size, captions: false }, '/nowhere/film.mp4', making),
    (error) => {
      assert.ok(error instanceof StartupError)
      assert.match(error.message, /ffmpeg, which is not installed here.*apt install ffmpeg/)
      return true
    },
  )
})
