import type { Page } from '@playwright/test'
import type { Settings } from '../../contract/settings.ts'
import { expect, expectAccessible, logInAsAdministrator, takeScreenshot } from '../support/journey.ts'
import { fixture } from '../support/fixtures.ts'
import type { Site } from '../support/site.ts'
import { expectControls, photos, picture, press, test } from './slideshowPage.ts'

const choose = async (site: Site, body: Partial<Settings>) =>
  (await site.administrator()).call('PUT /api/settings', { body })

/** Opens the show and holds it, so that each step is a key’s. */
async function openPaused(page: Page) {
  await page.goto('/slideshow')
  await expectControls(page)
  await page.keyboard.press(' ')
}

test('the family chooses on the Music tab, and reads how long the show is before it begins', async ({
  page,
  site,
}, testInfo) => {
  await logInAsAdministrator(page, site)
  await page.goto('/admin#music')
  const choice = (name: string) => page.getByRole('switch', { name })
  for (const name of ['beginning', 'As long as the songs', 'films', 'memories', 'side by side'])
    await expect(choice(name)).not.toBeChecked()
  await expect(page.getByText(/\d+ seconds?, 4 photographs, [\d.]+ seconds? each/)).toBeVisible()
  await choice('beginning').check()
  await page.getByLabel('The sentence at the end').fill('Thank you for coming.')
  await page.getByRole('button', { name: 'Save Sentence' }).click()
  await choice('As long as the songs').check()
  await expectAccessible(page)
  await takeScreenshot(page, testInfo, 'music')
  await page.goto('/slideshow')
  await expect(page.getByText(/4 photographs, [\d.]+ seconds? each/)).toBeVisible()
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(choice('As long as the songs')).toBeChecked()
})

test('it begins with his name and dates, ends with the sentence of the family, and begins again', async ({
  page,
  site,
}, testInfo) => {
  await choose(site, { slideshowBeginning: 'on', slideshowEnd: 'Thank you for coming.' })
  await openPaused(page)
  const name = page.locator('.show-card').getByText('Walter Arne Lindholm')
  await expect(name).toBeVisible()
  await expect(page.getByText('May 12, 1948 – February 9, 2025')).toBeVisible()
  await expectAccessible(page)
  await takeScreenshot(page, testInfo, 'beginning')
  await page.keyboard.press('ArrowRight')
  await expect(picture(page, 'A face')).toBeVisible()
  for (const title of ['By the sea', 'The bee', 'From Anna']) {
    await page.keyboard.press('ArrowRight')
    await expect(picture(page, title)).toBeVisible()
  }
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Thank you for coming.')).toBeVisible()
  await takeScreenshot(page, testInfo, 'end')
  await page.keyboard.press('ArrowRight')
  await expect(name).toBeVisible()
})

test('a film plays to its end, and the photograph after it follows', async ({ page, site }, testInfo) => {
  await choose(site, { slideshowFilms: 'on' })
  await page.goto('/slideshow')
  await expect(page.getByText(/Slide 1 of 5/)).toBeAttached()
  const film = page.locator('.stage video')
  for (let step = 0; step < 5 && !(await film.isVisible()); step++) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(`Slide ${step + 2} of 5`)).toBeAttached()
  }
  await takeScreenshot(page, testInfo, 'film')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.duration)).toBeGreaterThan(0.5)
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.5
  })
  await expect(film).toHaveCount(0)
  await expect(page.getByRole('img')).toBeVisible()
})

test('a marked sentence of a memory is read between the pictures', async ({ page, site }, testInfo) => {
  const admin = await site.administrator()
  const content = 'He taught me to whistle. I still do.'
  await admin.call('POST /api/memories', { body: { name: 'Anna', content } })
  await choose(site, { slideshowMemories: 'on' })
  await logInAsAdministrator(page, site)
  await page.goto('/admin#memories')
  await page
    .getByRole('row', { name: /whistle/ })
    .getByRole('button', { name: /Edit/ })
    .click()
  await page.getByRole('radio', { name: 'He taught me to whistle.' }).check()
  await takeScreenshot(page, testInfo, 'mark')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openPaused(page)
  await expect(picture(page, 'A face')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(picture(page, 'From Anna')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('He taught me to whistle.')).toBeVisible()
  await expect(page.getByText('Anna', { exact: true })).toBeVisible()
  await takeScreenshot(page, testInfo, 'memory')
})

test('upright photographs stand side by side where the screen is wide, alone where it is not', async ({
  page,
  site,
}, testInfo) => {
  await choose(site, { slideshowSideBySide: 'on' })
  const admin = await site.administrator()
  const file = fixture('orientation/portrait-orientation-1.jpg')
  await admin.call('POST /api/media', { form: { title: 'On the stairs', file } })
  const media = (await admin.call('GET /api/media')).body.filter(({ fileType }) => fileType === 'image')
  const upright = media.filter(({ orientation }) => orientation === 'portrait')
  const others = media.filter(({ orientation }) => orientation !== 'portrait')
  const order = [...upright, ...others].map(({ id }, index) => ({ id, order: index }))
  await admin.call('POST /api/media/reorder', { body: { order } })
  await openPaused(page)
  for (const { title } of upright.slice(0, 2)) await expect(picture(page, title)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Slide 3 of 5')).toBeAttached()
  await page.keyboard.press('ArrowLeft')
  await expect(picture(page, upright[1]?.title ?? '')).toBeVisible()
  await takeScreenshot(page, testInfo, 'pair')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Slide 3 of 5')).toBeAttached()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('Slide 2 of 5')).toBeAttached()
  await expect(picture(page, upright[0]?.title ?? '')).toHaveCount(0)
})

test('slow pan and zoom is one more effect, and reduced motion leaves it out', async ({ page }, testInfo) => {
  await openPaused(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: 'Random transitions' }).uncheck()
  await page.getByRole('button', { name: /pan ?and ?zoom/i }).click()
  await takeScreenshot(page, testInfo, 'effects')
  await page.keyboard.press('Escape')
  const moving = page.locator('.stage .moving img')
  await page.keyboard.press('ArrowRight')
  await expect(moving).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.keyboard.press('ArrowRight')
  await expect(picture(page, 'The bee')).toBeVisible()
  await expect(moving).toHaveCount(0)
})

test('a switch shows the wish at once, and goes back when it could not be saved', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of 500|Something went wrong/)
  await logInAsAdministrator(page, site)
  await page.goto('/admin#music')
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/settings', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    await gate.promise
    await route.fulfill({ status: 500, json: { error: 'internal', message: 'Something went wrong.' } })
  })
  const choice = page.getByRole('switch', { name: 'films' })
  const atNextEvent = await choice.evaluate((input: HTMLInputElement) => {
    const next = new MessageChannel()
    const seen = new Promise((resolve) => (next.port1.onmessage = () => resolve(input.checked)))
    next.port2.postMessage(null)
    input.click()
    return seen
  })
  expect(atNextEvent).toBe(true)
  gate.resolve()
  await expect(page.getByText('Failed to update settings.')).toBeVisible()
  await expect(choice).not.toBeChecked()
})

test('in the older show photographs that nobody named are told apart by their numbers', async ({
  page,
  site,
}) => {
  const form = { files: [fixture('photos/landscape-2mp-bee.jpg'), fixture('photos/landscape-2mp-bee.jpg')] }
  const { body } = await site.visitor.call('POST /api/media/upload', { form })
  const memory = { name: 'Ruth', email: null, content: null, mediaIds: body.mediaIds }
  await site.visitor.call('POST /api/memories', { body: memory })
  await page.goto('/slideshow-old')
  await press(page, 'Jump to Slide')
  const slides = page.getByRole('dialog', { name: 'Jump to Slide' }).getByRole('listitem').getByRole('button')
  await expect(slides).toHaveText([...photos, 'Slide 5', 'Slide 6'])
})
