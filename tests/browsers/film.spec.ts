import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import journeys from '../../playwright.config.ts'
import { filmSizes } from '../../contract/outputs/film.ts'
import { makeFilm } from '../../server/outputs/film/makeFilm.ts'
import type { Person } from '../../samples/person.ts'
import { coloredPicture } from '../support/files/coloredPicture.ts'
import { fixture } from '../support/files/fixtures.ts'
import { openWorld } from '../support/world/world.ts'
import { openByPlaywright } from './chromium.ts'
import { openFirefox } from './firefox.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const browsers = { Chromium: () => openByPlaywright(journeys.use?.launchOptions), Firefox: openFirefox }

const folder = temporaryFolder()
let seconds: number
/** Serves the whole film, without byte ranges. */
const server = createServer((request, response) => {
  if (request.url === '/film.mp4') createReadStream(path.join(folder, 'film.mp4')).pipe(response)
  else response.setHeader('content-type', 'text/html').end('<!doctype html><title>Film</title>')
})

test.setTimeout(180_000)
test.beforeAll(async () => {
  const world = await openWorld()
  await fill(await world.administrator())
  await world.settle()
  const options = { size: filmSizes[720], captions: true }
  const to = path.join(folder, 'film.mp4')
  ;({ seconds } = await makeFilm(world.context, options, to, {
    onProgress: () => undefined,
  }))
  await world.close()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
test.afterAll(() => void server.close())

for (const [name, open] of Object.entries(browsers))
  test(`${name} plays the film to its end, with its pictures and its sound`, async () => {
    const browser = await open()
    try {
      await browser.open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
      const played = await browser.evaluate<{
        ended: boolean
        error: string | null
        width: number
        seconds: number
        frames: number
      }>(`new Promise((resolve) => {
        const video = document.createElement('video')
        const report = () => resolve({
          ended: video.ended,
          error: video.error && video.error.message,
          width: video.videoWidth,
          seconds: video.currentTime,
          frames: video.getVideoPlaybackQuality().totalVideoFrames,
        })
        video.onended = video.onerror = report
        video.muted = true
        video.src = '/film.mp4'
        document.body.append(video)
        video.play()
      })`)
      expect(played).toMatchObject({ ended: true, error: null, width: 1280 })
      expect(played.seconds).toBeCloseTo(seconds, 0)
      expect(played.frames).toBeGreaterThan(seconds)
      expect(browser.errors()).toEqual([])
    } finally {
      await browser.close()
    }
  })

/** Adds a photograph, shown for five seconds, and a song. */
async function fill(administrator: Person) {
  const photo = { title: 'Blue', file: await coloredPicture('#2040c0') }
  expect((await administrator.call('POST /api/media', { form: photo })).status).toBe(201)
  const song = { file: fixture('audio/through-space.flac') }
  expect((await administrator.call('POST /api/music', { form: song })).status).toBe(201)
}
