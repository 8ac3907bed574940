import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import journeys from '../../playwright.config.ts'
import { makeFilm } from '../../server/film/makeFilm.ts'
import { openWorld } from '../support/world.ts'
import { openByPlaywright } from './chromium.ts'
import { openFirefox } from './firefox.ts'

const browsers = { Chromium: () => openByPlaywright(journeys.use?.launchOptions), Firefox: openFirefox }

let folder: string
let seconds: number
/** Sends the film from its beginning to its end, as it comes by mail or from a disk. */
const server = createServer((request, response) => {
  if (request.url === '/film.mp4') createReadStream(path.join(folder, 'film.mp4')).pipe(response)
  else response.setHeader('content-type', 'text/html').end('<!doctype html><title>Film</title>')
})

test.setTimeout(600_000)
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'film-'))
  const world = await openWorld({ content: 'slideshow' })
  const options = { height: '720', captions: true } as const
  const to = path.join(folder, 'film.mp4')
  ;({ seconds } = await makeFilm(world.context, options, to, { onProgress: () => undefined }))
  await world.close()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
test.afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

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
