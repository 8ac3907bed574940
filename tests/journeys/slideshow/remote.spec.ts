import { expect, expectAccessible, logInAsAdministrator } from '../../support/pages/journey.ts'
import { openHallTools, picture, test } from './slideshowPage.ts'

test('a phone controls a show at the screen until it ends', { tag: '@smoke' }, async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/status of 404|API request failed/)
  await page.goto('/slideshow?music=off&duration=30')
  await expect(page.getByText('Slide 1 of 4')).toBeVisible()
  await openHallTools(page)
  // stands above the code, and comes later than the button
  await expect(page.getByRole('button', { name: 'Prepare for the hall' })).toBeVisible()
  await page.getByRole('button', { name: 'Phone as remote' }).click()
  await expect(page.getByRole('img', { name: /QR code of the remote/ })).toBeInViewport({ ratio: 1 })
  const link = page.getByRole('link', { name: /\/remote#[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/ })
  await expect(link).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)

  const phone = await context.newPage()
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.goto((await link.getAttribute('href')) ?? '')
  await expect(phone.getByText('This phone controls the show.')).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Slide 2 of 4')).toBeVisible()
  await expect(picture(page, 'By the sea')).toBeVisible()
  await phone.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByText('Slide 1 of 4')).toBeVisible()
  await phone.getByRole('button', { name: 'Pause' }).click()
  await expect(phone.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await page.getByRole('heading', { name: 'Settings' }).press('Escape')
  await expect(page.getByRole('button', { name: 'Play', exact: true, includeHidden: true })).toBeAttached()
  await phone.getByRole('button', { name: 'Music' }).click()
  await expect
    .poll(() => page.locator('audio').evaluate((player: HTMLAudioElement) => player.muted))
    .toBe(false)
  await expect(phone.getByRole('button', { name: 'Music', pressed: true })).toBeVisible()

  await page.close()
  await expect(phone.getByText('This show has ended.')).toBeVisible()
})

test('the settings of the show offer the remote to keepers, and a remote without a show leads on', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of (404|500)|API request failed/)
  await test.step('visitors are offered no remote, keepers are, and the link for the screen', async () => {
    await page.goto('/slideshow')
    await openHallTools(page)
    await expect(page.getByRole('button', { name: 'Prepare for the hall' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Phone as remote' })).toHaveCount(0)
    await logInAsAdministrator(page, site)
    await page.reload()
    await expect(page.getByText(/Slide \d of 4/)).toBeVisible()
    await openHallTools(page)
    await expect(page.getByRole('button', { name: 'Phone as remote' })).toBeVisible()
  })
  await test.step('a remote without a code says how to find one', async () => {
    await page.goto('/remote')
    await expect(page.getByText('Scan the code in the slideshow’s Settings')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('a remote whose show has ended leads on, and does not say so while the server fails', async () => {
    await page.route('**/api/remotes/**', (route) => route.fulfill({ status: 500, body: '{}' }))
    // a mistyped code, which cannot be decoded
    await page.goto('/remote#%')
    await page.reload()
    await expect(page.getByText('The show cannot be reached right now.')).toBeVisible()
    await page.unroute('**/api/remotes/**')
    await expect(page.getByText('This show has ended.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await page.getByRole('link', { name: 'Slideshow', exact: true }).click()
    await expect(page).toHaveURL('/slideshow')
  })
})
