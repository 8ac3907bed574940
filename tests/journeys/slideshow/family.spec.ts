import { coloredPicture } from '../../support/files/coloredPicture.ts'
import { expect, expectAccessible, openDashboard } from '../../support/pages/journey.ts'
import { failOnce } from '../../support/pages/failOnce.ts'
import { holdRequests } from '../../support/pages/holdRequests.ts'
import { openShow, picture, pressControl, test } from './slideshowPage.ts'

test('the family chooses how a show begins and ends, and watches it', async ({ page, site, complaints }) => {
  complaints.expect(/status of 500|API request failed/)
  const admin = await site.administrator()
  const content = 'He taught me to whistle. I still do.'
  await admin.call('POST /api/memories', { body: { name: 'Anna', content } })
  await openDashboard(page, site, 'music')
  await page.getByRole('link', { name: /under ‘For the day’/ }).click()
  const choice = (name: string) => page.getByRole('switch', { name })
  await test.step('a switch shows the wish at once, and goes back when it could not be saved', async () => {
    await failOnce(page, '**/api/settings')
    const release = await holdRequests(page, '**/api/settings', 'PUT')
    const atNextEvent = await choice('videos').evaluate((input: HTMLInputElement) => {
      const next = new MessageChannel()
      const seen = new Promise((resolve) => (next.port1.onmessage = () => resolve(input.checked)))
      next.port2.postMessage(null)
      input.click()
      return seen
    })
    expect(atNextEvent).toBe(true)
    release()
    await expect(page.getByText('Failed to update settings.')).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  })
  await test.step('the family chooses for the service, and reads how long the show is before it begins', async () => {
    for (const name of ['Music', 'Captions']) await expect(choice(name)).toBeChecked()
    for (const name of [
      'beginning',
      'As long as the songs',
      'videos',
      'Read from the memories',
      'side by side',
    ])
      await expect(choice(name)).not.toBeChecked()
    await expect(page.getByText(/41 seconds, 4 photographs, 10\.2 seconds each/)).toBeVisible()
    for (const name of ['beginning', 'videos', 'Read from the memories', 'As long as the songs'])
      await choice(name).check()
    await page.getByLabel('The sentence at the end').fill('Thank you for coming.')
    await page.getByRole('button', { name: 'Save Sentence' }).click()
    await expectAccessible(page)
  })
  await test.step('and marks a sentence of a memory', async () => {
    await page.goto('/admin#memories')
    await page
      .getByRole('row', { name: /whistle/ })
      .getByRole('button', { name: /Edit/ })
      .click()
    await page.getByRole('radio', { name: 'He taught me to whistle.' }).check()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await openShow(page)
  await expect(page.getByText(/4 photographs, [\d.]+ seconds? each/)).toBeVisible()
  await pressControl(page, 'Settings')
  await expect(choice('As long as the songs')).toBeChecked()
  await page.keyboard.press('Escape')
  await test.step('a film plays to its end, and the photograph after it follows', async () => {
    // the page itself winds the film forward and holds it, because a slow test would come after its end
    await page.evaluate(() =>
      document.addEventListener(
        'loadedmetadata',
        ({ target }) => {
          if (!(target instanceof HTMLVideoElement)) return
          target.currentTime = target.duration - 0.5
          target.playbackRate = 0
        },
        { capture: true },
      ),
    )
    await page.keyboard.press('ArrowRight')
    const film = page.locator('.stage video')
    await expect(film).toBeVisible()
    await expect(film).toHaveJSProperty('playbackRate', 0)
    await film.evaluate((video: HTMLVideoElement) => {
      video.playbackRate = 1
    })
    await expect(picture(page, 'By the sea')).toBeVisible()
    await expect(film).toHaveCount(0)
  })
  await test.step('a marked sentence of a memory is read between the pictures', async () => {
    for (const title of ['The bee', 'From Anna']) {
      await page.keyboard.press('ArrowRight')
      await expect(picture(page, title)).toBeVisible()
    }
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('He taught me to whistle.')).toBeVisible()
    await expect(page.getByText('Anna', { exact: true })).toBeVisible()
  })
  await test.step('it ends with the sentence of the family, and begins again with his name and dates', async () => {
    await page.clock.runFor(6_000)
    await expect(page.getByText('Thank you for coming.')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press(' ')
    await expect(page.locator('.show-card').getByText('Walter Arne Lindholm')).toBeVisible()
    await expect(page.getByText('May 12, 1948 – February 9, 2025')).toBeVisible()
    await page.clock.resume()
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await expect(picture(page, 'A face')).toBeVisible()
  })
})

test('upright photographs stand side by side, and pan and zoom is an effect', async ({ page, site }) => {
  const admin = await site.administrator()
  await admin.call('PUT /api/settings', { body: { slideshowSideBySide: 'on' } })
  const file = await coloredPicture('#2040c0', [180, 320])
  await admin.call('POST /api/media', { form: { title: 'On the stairs', file } })
  const media = (await admin.call('GET /api/media')).body.filter(({ fileType }) => fileType === 'image')
  const upright = media.filter(({ orientation }) => orientation === 'portrait')
  const others = media.filter(({ orientation }) => orientation !== 'portrait')
  const order = [...upright, ...others].map(({ id }, index) => ({ id, order: index }))
  await admin.call('POST /api/media/reorder', { body: { order } })
  await openShow(page)
  await page.keyboard.press(' ')
  await test.step('side by side where the screen is wide, alone where it is not', async () => {
    for (const { title } of upright.slice(0, 2)) await expect(picture(page, title)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Slide 3 of 5')).toBeAttached()
    await page.keyboard.press('ArrowLeft')
    await expect(picture(page, upright[1]?.title ?? '')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Slide 3 of 5')).toBeAttached()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText('Slide 2 of 5')).toBeAttached()
    await expect(picture(page, upright[0]?.title ?? '')).toHaveCount(0)
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  await test.step('slow pan and zoom is one more effect, and reduced motion leaves it out', async () => {
    await pressControl(page, 'Settings')
    await page.getByRole('switch', { name: 'Random transitions' }).uncheck()
    await page.getByRole('button', { name: /pan ?and ?zoom/i }).click()
    await page.keyboard.press('Escape')
    const moving = page.locator('.stage .moving img')
    await page.keyboard.press('ArrowRight')
    await expect(moving).toBeVisible()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.keyboard.press('ArrowRight')
    await expect(picture(page, others[1]?.title ?? '')).toBeVisible()
    await expect(moving).toHaveCount(0)
  })
})
