import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import journeys from '../../playwright.config.ts'
import { filmSizes } from '../../contract/film.ts'
import { makeFilm } from '../../server/film/makeFilm.ts'
import type { Person } from '../../samples/person.ts'
import { faultsIn, loudness, probe } from '../film/probe.ts'
import { colouredPicture } from '../support/colouredPicture.ts'
import { fixture } from '../support/fixtures.ts'
import { startSite } from '../support/site.ts'
import { administrator } from '../support/template.ts'
import { openWorld } from '../support/world.ts'
import { openByPlaywright } from './chromium.ts'
import { openFirefox } from './firefox.ts'
import { button, click } from './walk.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const browsers = { Chromium: () => openByPlaywright(journeys.use?.launchOptions), Firefox: openFirefox }

const folder = temporaryFolder()
let seconds: number
/** Sends the film from its beginning to its end, as it comes by mail or from a disk. */
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
  ;({ seconds } = await makeFilm(world.context, options, to, { onProgress: () => undefined }))
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

test('Firefox makes the film, as H.264 and AAC', async () => {
  const site = await startSite()
  await fill(await site.administrator())
  await site.world.settle()
  const browser = await openFirefox()
  try {
    await browser.open(`${site.url}/admin/login`)
    const account = JSON.stringify({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(administrator),
    })
    expect(await browser.evaluate(`fetch('/api/login', ${account}).then(({ status }) => status)`)).toBe(200)
    await browser.open(`${site.url}/admin#music`)
    await click(browser, labelled('This device'))
    await click(browser, button('Make the Film'))
    const text = `${labelled('Quality')}?.closest('fieldset').innerText ?? ''`
    await expect.poll(() => browser.evaluate(text), { timeout: 120_000 }).toContain('The film is ready.')
    expect(await browser.evaluate(text)).not.toContain('About this film')
    const film = await browser.evaluate<string>(`(async () => {
      const folder = await navigator.storage.getDirectory()
      const bytes = await (await (await folder.getFileHandle('film.mp4')).getFile()).arrayBuffer()
      return btoa([...new Uint8Array(bytes)].map((byte) => String.fromCharCode(byte)).join(''))
    })()`)
    const file = path.join(folder, 'by-firefox.mp4')
    await writeFile(file, Buffer.from(film, 'base64'))
    const { streams } = probe(file)
    expect(streams.map(({ codec_name }) => codec_name)).toEqual(['h264', 'aac'])
    for (const { duration } of streams) expect(Math.abs(Number(duration) - seconds)).toBeLessThan(0.04)
    expect(faultsIn(file)).toBe('')
    expect(loudness(file, 0, seconds)).toBeGreaterThan(-40)
    expect(browser.errors()).toEqual([])
  } finally {
    await browser.close()
    await site.close()
  }
})

/** A photograph for five seconds, and a song. */
async function fill(administrator: Person) {
  const photo = { title: 'Blue', file: await colouredPicture('#2040c0') }
  expect((await administrator.call('POST /api/media', { form: photo })).status).toBe(201)
  const song = { file: fixture('audio/through-space.flac') }
  expect((await administrator.call('POST /api/music', { form: song })).status).toBe(201)
}

/** The field of this label, as an expression. */
const labelled = (label: string) =>
  `([...document.querySelectorAll('label')].find((one) => one.textContent === ${JSON.stringify(label)})?.control ?? null)`
