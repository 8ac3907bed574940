import { execFileSync } from 'node:child_process'
import { chromium, type Page } from '@playwright/test'
import { executablePath } from '../../../scripts/support/tests/chromium.ts'
import { closeMemorial } from '../../support/world/closedMemorial.ts'
import { expect, expectAccessible } from '../../support/pages/journey.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { expectControls, openHallTools, photos, picture, readNextTitle, test } from './slideshowPage.ts'

const offline =
  /status of 401|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|API request failed|Failed to fetch/

const ready = 'Ready: 4 photographs, 3 songs'

const prepare = async (page: Page) => {
  await openHallTools(page)
  await page.getByRole('button', { name: 'Prepare for the hall' }).click()
  await expect(page.getByText(ready).first()).toBeVisible()
}

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope))

/** Steps through every photograph of a paused show, and expects its pixels to be loaded. */
async function expectEveryPhotograph(page: Page) {
  await expect(page.getByRole('button', { name: 'Play', exact: true, includeHidden: true })).toBeAttached()
  for (const _ of photos) {
    const title = await readNextTitle(page)
    await page.keyboard.press('ArrowRight')
    await expect(picture(page, title)).toBeVisible()
    const width = await picture(page, title).evaluate((image: HTMLImageElement) => image.naturalWidth)
    expect(width).toBeGreaterThan(100)
  }
}

const expectEverySong = async (page: Page) => {
  for (const title of ['Hymn', 'Waltz', 'March']) {
    await page.getByRole('dialog', { name: 'Music Controls' }).getByRole('button', { name: title }).click()
    await expect
      .poll(() => page.locator('audio').evaluate((player: HTMLAudioElement) => player.currentTime))
      .toBeGreaterThan(0.3)
    await page.locator('audio').evaluate((player: HTMLAudioElement) => {
      player.currentTime = player.duration / 2
    })
    await expect
      .poll(() =>
        page
          .locator('audio')
          .evaluate((player: HTMLAudioElement) => player.currentTime > player.duration / 2),
      )
      .toBe(true)
  }
}

test('the prepared show runs without the network', { tag: '@smoke' }, async ({
  page,
  site,
  context,
  complaints,
}) => {
  complaints.expect(offline)
  await page.goto('/slideshow')
  await openHallTools(page)
  await expect(
    page.getByText(/It takes about \d+ MB\. This device has .* free, which is enough\./),
  ).toBeVisible()
  expect(await registrations(page)).toEqual([])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await prepare(page)
  expect(await registrations(page)).toEqual([expect.stringMatching(/\/slideshow$/)])

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Slide 1 of 4')).toBeVisible()
  await page.keyboard.press(' ')
  await expectEveryPhotograph(page)
  await page.keyboard.press('m')
  await expectEverySong(page)

  await page.goto('/slideshow-old')
  await expectControls(page)
  const title = await readNextTitle(page)
  await page.keyboard.press('ArrowRight')
  await expect(picture(page, title)).toBeVisible()

  await test.step('once the device may not see the memorial any more, it loses all of it at the server', async () => {
    await closeMemorial(await site.administrator())
    await context.setOffline(false)
    await page.goto('/slideshow')
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    await expect.poll(() => registrations(page)).toEqual([])
  })
})

test('after a power cut the link of the screen brings the show back', async ({ site }) => {
  const folder = temporaryFolder()
  const link = `${site.url}/slideshow?music=on&duration=2`
  const args = ['--no-sandbox', '--autoplay-policy=no-user-gesture-required']
  const open = () => chromium.launchPersistentContext(folder, { executablePath, args })
  const first = await open()
  const page = await first.newPage()
  await page.goto(link)
  await prepare(page)
  await expect(page.getByText('Slide 3 of 4')).toBeAttached()
  await cutPower(folder)
  await site.stop()
  const second = await open()
  const again = await second.newPage()
  await again.goto(link)
  await expect(again.getByText('2 seconds per slide')).toBeAttached()
  for (const number of [2, 3, 4, 1]) await expect(again.getByText(`Slide ${number} of 4`)).toBeAttached()
  const position = () => again.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime)
  await expect.poll(position).toBeGreaterThan(0.5)
  await again.keyboard.press(' ')
  await expectEveryPhotograph(again)
  await second.close()
})

/** Kills the browser that uses this profile folder, as a power cut would, so that it writes nothing more. */
async function cutPower(folder: string) {
  for (const pid of processesIn(folder)) process.kill(pid, 'SIGKILL')
  await expect.poll(() => processesIn(folder)).toEqual([])
}

const processesIn = (folder: string) =>
  execFileSync('ps', ['-eo', 'pid,args'])
    .toString()
    .split('\n')
    .filter((line) => line.includes(folder) && !line.includes('--type='))
    .map((line) => Number.parseInt(line, 10))

test('what is stored is counted, not fetched again, and wholly removed', async ({ page, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const needed = async () =>
    Number(/about (\d+) MB/.exec((await page.getByText(/It takes about/).textContent()) ?? '')?.[1])
  /** Opens the tools when the list of songs is there; until then, what is needed is counted without them. */
  const openWithSongs = async () => {
    await expect(page.locator('audio')).toHaveAttribute('src', /song\./)
    await openHallTools(page)
  }
  await page.goto('/slideshow')
  await openWithSongs()
  const all = await needed()
  // the show stores songs last, so everything else is stored when they fail
  const songs = /\/uploads\/.*\/song\./
  await page.route(songs, (route) =>
    route.request().resourceType() === 'fetch' ? route.abort('internetdisconnected') : route.continue(),
  )
  await page.getByRole('button', { name: 'Prepare for the hall' }).click()
  await expect(page.getByText('The connection was lost before everything was stored.')).toBeVisible()

  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await openWithSongs()
  expect(await needed()).toBeLessThan(all)
  await page.getByRole('button', { name: 'Prepare for the hall' }).click()
  await expect(page.getByText(ready).first()).toBeVisible()
  await page.getByRole('button', { name: 'Remove from this device' }).click()
  await expect.poll(needed).toBe(all)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  expect(await registrations(page)).toEqual([])
  await test.step('a worker that nobody asked for removes itself', async () => {
    await page.reload()
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js', { scope: '/slideshow' })
    })
    await expect.poll(() => registrations(page)).toEqual([])
  })
})
