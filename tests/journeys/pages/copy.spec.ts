import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { newSqliteFolder } from '../../support/world/backends.ts'
import { exportCopy } from '../../support/pages/exportCopy.ts'
import { expectAccessible } from '../../support/pages/journey.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { test as base } from '../../support/pages/watchedTest.ts'

/** A static copy of the sample life for all tests of a worker. A request outside its folder or a log entry fails a test. */
const test = base.extend<{ complaints: string[] }, { folder: string }>({
  folder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const memorial = await newSqliteFolder('sampleLife')
      const folder = temporaryFolder()
      const { code, output } = await exportCopy(memorial, folder)
      expect(code, output).toBe(0)
      // from here on only the copy exists
      await rm(memorial.dataDir, { recursive: true })
      await use(folder)
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ context, folder }, use) => {
      const complaints: string[] = []
      await context.setOffline(true)
      listen(context, pathToFileURL(folder).href, complaints)
      await use(complaints)
      expect(complaints, 'errors, and requests that leave the folder').toEqual([])
    },
    { auto: true },
  ],
})

function listen(context: BrowserContext, home: string, complaints: string[]) {
  context.on('request', (request) => {
    if (!request.url().startsWith(home) && !/^(data|blob):/.test(request.url()))
      complaints.push(request.url())
  })
  context.on('requestfailed', (request) => {
    // leaving a page or skipping a song aborts its requests
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`)
  })
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
}

const open = (page: Page, folder: string, name: string, query = '') =>
  page.goto(pathToFileURL(path.join(folder, name)).href + query)

const chooseInMenu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
}

test('a copy is walked by its menu, and nothing in it needs a server', async ({ page, folder }) => {
  await test.step('home', async () => {
    await open(page, folder, 'index.html')
    await expect(page.getByRole('heading', { name: 'Walter Arne Lindholm' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Where we said goodbye' })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('gallery', async () => {
    await chooseInMenu(page, 'Gallery')
    await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Edit/ })).toHaveCount(0)
    await expectAccessible(page)
  })
  await test.step('photographs open in the lightbox', async () => {
    await page
      .getByRole('link', { name: /His favorite bridge/ })
      .first()
      .click()
    const lightbox = page.getByRole('dialog', { name: /His favorite bridge/ })
    await expectPicture(lightbox.getByRole('img'))
    await expectAccessible(page)
    await lightbox.getByRole('button', { name: 'Next' }).click()
    await expectPicture(page.getByRole('dialog', { name: 'The pass' }).getByRole('img'))
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
  for (const [name, text] of [
    ['Obituary', 'He was patient with wood'],
    ['Services', 'Celebration of Life'],
  ] as const)
    await test.step(name, async () => {
      await chooseInMenu(page, name)
      await expect(page.getByText(text).first()).toBeVisible()
      await expectAccessible(page)
    })
  await test.step('memories are read, and none can be written', async () => {
    await chooseInMenu(page, 'Memories')
    await expect(page.getByRole('heading', { name: 'Memories of Walter Arne Lindholm' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Samuel' })).toBeVisible()
    await expect(page.getByRole('form')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Expand|Share|Edit/ })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'I looked one up afterwards', exact: true }).click()
    const photo = page.getByRole('dialog', { name: 'I looked one up afterwards' })
    await expectPicture(photo.getByRole('img'))
    await page.goBack()
  })
  await test.step('the slideshow', async () => {
    await chooseInMenu(page, 'Home')
    await page.getByRole('link', { name: 'Start Slideshow' }).click()
    await expect(page.getByText('Slide 1 of 14')).toBeVisible()
    await expectAccessible(page)
  })
})

test('both slideshows of a copy go on by themselves, and their music plays', async ({ page, folder }) => {
  await test.step('the slideshow', async () => {
    await open(page, folder, 'slideshow.html', '?duration=2')
    await expect(page.getByText(/^Slide ([4-9]|1\d) of 14/)).toBeVisible()
    await page.keyboard.press('m')
    await page.getByRole('button', { name: 'Unmute' }).click()
    await expectMusic(page)
    await page.getByRole('button', { name: 'Through space' }).click()
    await expectMusic(page)
  })
  await test.step('the older slideshow', async () => {
    await open(page, folder, 'slideshow-old.html')
    await expect(page.getByText('The pass')).toBeVisible()
    await page.keyboard.press('m')
    await page.getByRole('button', { name: 'Through space' }).click()
    await expectMusic(page)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the words, pictures and links of a copy are there all the same', async ({ page, folder }) => {
    await open(page, folder, 'gallery.html')
    await expect(page.getByRole('listitem').filter({ hasText: 'First snow, 1978' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Edit|Expand/ })).toHaveCount(0)
    await chooseInMenu(page, 'Memories')
    await expect(page.getByText('I do not keep bees.')).toBeVisible()
    await page.getByRole('link', { name: 'I looked one up afterwards', exact: true }).click()
    await expect(page).toHaveURL(/photos\/0015-i-looked-one-up-afterwards\.jpg$/)
    await open(page, folder, 'slideshow.html')
    await page.getByRole('link', { name: 'See all photographs in the gallery' }).click()
    await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible()
  })
})

/** Expects a picture to be loaded and decoded. */
const expectPicture = (picture: ReturnType<Page['locator']>) =>
  expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(100)

/** Expects the song to play: its current time advances. */
async function expectMusic(page: Page) {
  const audio = page.locator('audio')
  await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.muted)).toBe(false)
  const at = () => audio.evaluate((element: HTMLAudioElement) => element.currentTime)
  await expect.poll(at).toBeGreaterThan(0.2)
  expect(await audio.evaluate((element: HTMLAudioElement) => element.src)).toMatch(
    /\/music\/\d\d-[\w-]+\.\w+$/,
  )
}
