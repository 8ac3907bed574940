import { expect, expectAccessible } from '../../support/pages/journey.ts'
import { holdRequests } from '../../support/pages/holdRequests.ts'
import { isMusicAudible, openHallTools, storeNothing, test } from './slideshowPage.ts'

test('a rehearsal that does not load says so, and the show is as before', async ({ page, complaints }) => {
  complaints.expect(/net::ERR|dynamically imported module|Failed to load/)
  // stored code would come without a request
  await storeNothing(page)
  const code = '**/assets/Rehearsal-*.js'
  const panel = page.getByRole('dialog', { name: 'Rehearsal', exact: true })
  const rehearsal = page.getByRole('heading', { name: 'Rehearse', exact: true })
  const expectRunning = async () => {
    await expect(page.locator('.show-running')).not.toHaveAttribute('inert')
    await expect.poll(() => isMusicAudible(page)).toBe(true)
  }
  await test.step('while it is loading, the show goes on', async () => {
    const release = await holdRequests(page, code)
    await page.goto('/slideshow?music=on#rehearse')
    await expect(panel).toHaveText(/One moment/)
    await expectRunning()
    release()
    await expect(rehearsal).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/slideshow?music=on')
    await page.unrouteAll({ behavior: 'wait' })
  })
  await test.step('if it does not come, there is a sentence next to the show', async () => {
    await page.route(code, (route) => route.abort())
    await page.goto('/slideshow?music=on#rehearse')
    await page.reload()
    await expect(panel.getByRole('alert')).toHaveText(/could not be loaded/)
    await expectAccessible(page)
    await page.keyboard.press(' ')
    await expect(page.getByRole('button', { name: 'Play', exact: true, includeHidden: true })).toBeAttached()
    await page.keyboard.press(' ')
    await expectRunning()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(page).toHaveURL('/slideshow?music=on')
  })
  await test.step('it can be opened when the network is back and the page is reloaded', async () => {
    await page.unroute(code)
    await page.reload()
    await openHallTools(page)
    await page.getByRole('button', { name: 'Rehearse' }).click()
    await expect(rehearsal).toBeFocused()
  })
})

test('after a rehearsal, the first key still fills the screen if the link says so', async ({ page }) => {
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  await page.goto('/slideshow?fullscreen=on#rehearse')
  await expect(page.getByRole('heading', { name: 'Rehearse' })).toBeFocused()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('heading', { name: 'Did you hear it?' })).toBeFocused()
  await expect.poll(isFull).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/slideshow?fullscreen=on')
  await expect.poll(isFull).toBe(false)
  await page.keyboard.press('ArrowRight')
  await expect.poll(isFull).toBe(true)
})

test('a rehearsal of a show without photographs begins as soon as there is one', async ({ page, site }) => {
  const admin = await site.administrator()
  const mark = async (inSlideshow: boolean) => {
    const { body } = await admin.call('GET /api/media')
    const marks = body.map(({ id }) => ({ id, inSlideshow }))
    await admin.call('POST /api/media/in-slideshow', { body: { marks } })
  }
  await mark(false)
  await page.clock.install()
  await page.goto('/slideshow#rehearse')
  await expect(page).toHaveURL('/slideshow?service=on#rehearse')
  await expect(page.getByText('The rehearsal opens as soon as the slideshow has a photograph.')).toBeVisible()
  await expect(page.getByText('No photographs are in the slideshow right now.')).toBeVisible()
  await expectAccessible(page)
  await mark(true)
  await page.clock.fastForward(60_000)
  await expect(page.getByRole('heading', { name: 'Rehearse' })).toBeFocused()
})
