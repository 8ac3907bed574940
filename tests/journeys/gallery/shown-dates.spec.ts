import type { Page } from '@playwright/test'
import { fixture } from '../../support/files/fixtures.ts'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Photo 1, about 1965', exact: true })

test('visitors read when photographs were taken, and how old he was, as soon as the family shows it', async ({
  page,
  site,
}) => {
  const admin = await site.administrator()
  const add = async (title: string | null, takenAt: string) => {
    const name = `${title ?? 'IMG_1'}.jpg`
    const form = {
      files: [fixture('photos/landscape-2mp-bee.jpg', { name })],
      metadata: JSON.stringify(title ? [{ filename: name, title }] : []),
    }
    const id = (await admin.call('POST /api/media/batch', { form })).body.media[0]?.id ?? ''
    await admin.call('PUT /api/media/:id', { params: { id }, body: { takenAt } })
    return id
  }
  const unnamed = await add(null, '1965~')
  await add('The ferry', '1958-06-01')
  await admin.call('PUT /api/settings', { body: { wall: 'on', birthDate: 'September 3, 1941' } })
  const dates = page.getByText(/about 1965|June\s1, 1958/)

  await test.step('at first nothing but the number of an unnamed photograph', async () => {
    for (const path of ['/gallery', `/gallery?photo=${unnamed}`]) {
      await page.goto(path)
      await expect(page.getByRole('img', { name: 'Photo 1', exact: true }).first()).toBeVisible()
      await expect(dates).toHaveCount(0)
    }
    await page.goto('/slideshow')
    await expect(page.getByRole('img', { name: 'Photo 1', exact: true })).toBeVisible()
    await expect(dates).toHaveCount(0)
  })
  await test.step('the family switches it on', async () => {
    await openDashboard(page, site, 'settings', 'Visitors')
    await page.getByRole('switch', { name: 'Show when it was taken' }).click()
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await expect(page.getByText('Changes saved')).toBeVisible()
  })
  await test.step('the gallery: alone on the card of an unnamed photograph, and below a title', async () => {
    await page.goto('/gallery')
    await expect(page.getByRole('link', { name: 'Photo 1, about 1965', exact: true })).toBeVisible()
    await expect(page.locator('.polaroid').first()).toHaveText('about 1965 · he was 24')
    await expect(page.locator('.polaroid').nth(1)).toHaveText('The ferryJune 1, 1958 · he was 16')
    await expect(page.getByRole('img', { name: 'The ferry', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Download Photo 1, about 1965' })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('the lightbox', async () => {
    await page.getByRole('link', { name: 'Photo 1, about 1965', exact: true }).click()
    await expect(dialog(page).getByText('about 1965 · he was 24', { exact: true })).toBeVisible()
    await expect(dialog(page).getByRole('heading')).toHaveCount(0)
    await page.keyboard.press('ArrowRight')
    const ferry = page.getByRole('dialog', { name: 'The ferry', exact: true })
    await expect(ferry.getByText('June 1, 1958 · he was 16')).toBeVisible()
  })
  for (const path of ['/slideshow', '/slideshow-old'])
    await test.step(`${path}: its caption, also alone`, async () => {
      await page.goto(path)
      await expect(page.getByRole('img', { name: 'Photo 1, about 1965', exact: true })).toBeVisible()
      const caption = page.locator('.show-caption', { hasText: /^about 1965\s· he was 24$/ })
      await expect(caption).toBeVisible()
    })
  await test.step('the wall', async () => {
    await page.goto('/wall')
    await expect(page.getByText(/^(about 1965\s· he was 24|June\s1, 1958\s· he was 16)$/)).toBeVisible()
  })
})
