import type { Page } from '@playwright/test'
import { mediaIds } from '../support/addMedia.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'

test.use({ siteOptions: { content: 'small' } })

test('a photograph opens uncropped with its text, and closes by Escape or a click @both', async ({
  page,
}) => {
  await page.goto('/gallery')
  const open = page.getByRole('link', { name: 'Bees', exact: true })
  await open.click()
  const lightbox = page.getByRole('dialog', { name: 'Bees' })
  await expect(lightbox.getByRole('heading', { name: 'Bees' })).toBeVisible()
  await expect(lightbox.getByText('In his garden.')).toBeVisible()
  await expectUncropped(lightbox.getByRole('img', { name: 'Bees' }))
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect(lightbox).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await lightbox.getByRole('img', { name: 'Bees' }).click()
  await expect(lightbox).toBeHidden()
})

test('a long description is read beneath its photograph, by keys too @phone', async ({ page, site }) => {
  const [id = ''] = await mediaIds(site.visitor)
  const body = { description: 'He kept bees. '.repeat(200) }
  await site.visitor.call('PUT /api/media/:id', { params: { id }, body })
  await page.goto('/gallery')
  await page.getByRole('link', { name: 'Bees', exact: true }).click()
  await expectUncropped(page.getByRole('dialog').getByRole('img', { name: 'Bees' }))
  await expectAccessible(page)
})

test('keys and buttons step through the lightbox, skipping the videos', async ({ page }) => {
  await page.goto('/gallery')
  await page.getByRole('link', { name: 'Bees', exact: true }).click()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'Lakeside day' })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('dialog', { name: 'Bees' })).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('dialog', { name: 'The painting over his desk in the hall' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the lightbox zooms by double-click, wheel and buttons', async ({ page }) => {
  await page.goto('/gallery')
  await page.getByRole('link', { name: 'Bees', exact: true }).click()
  const picture = page.getByRole('dialog').getByRole('img', { name: 'Bees' })
  await expectUncropped(picture)
  const before = await widthOf(picture)
  await picture.dblclick()
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(before * 2)
  await picture.dblclick()
  await expect.poll(() => widthOf(picture)).toBe(before)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(before * 1.4)
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(() => widthOf(picture)).toBe(before)
  await picture.hover()
  await page.mouse.wheel(0, -300)
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(before * 1.2)
})

test('a swipe shows the next photograph @phone', async ({ page }) => {
  await page.goto('/gallery')
  await page.getByRole('link', { name: 'Bees', exact: true }).tap()
  await expectUncropped(page.getByRole('dialog').getByRole('img', { name: 'Bees' }))
  const touch = await page.context().newCDPSession(page)
  const finger = (type: string, x?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: x === undefined ? [] : [{ x, y: 400 }],
    })
  await finger('touchStart', 300)
  for (const x of [260, 200, 140]) await finger('touchMove', x)
  await finger('touchEnd')
  await expect(page.getByRole('dialog', { name: 'Lakeside day' })).toBeVisible()
})

type Picture = ReturnType<Page['getByRole']>

const widthOf = async (picture: Picture) => Math.round((await picture.boundingBox())?.width ?? 0)

/** Loaded, and no part of it outside the viewport. */
const expectUncropped = async (picture: Picture) => {
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 100))
    .toBe(true)
  await expect(picture).toBeInViewport({ ratio: 1 })
}

test('beneath the photograph stand its place in the row, its download and the way into the show @both', async ({
  page,
}) => {
  await page.goto('/gallery')
  await page.getByRole('link', { name: 'Lakeside day', exact: true }).click()
  const lightbox = page.getByRole('dialog', { name: 'Lakeside day' })
  await expect(lightbox.getByText('2 of 3', { exact: true })).toBeVisible()
  const picture = await lightbox.getByRole('img', { name: 'Lakeside day' }).boundingBox()
  const caption = await lightbox.getByRole('heading').boundingBox()
  expect((caption?.y ?? 0) - (picture?.y ?? 0) - (picture?.height ?? 0)).toBeLessThan(40)
  const saving = page.waitForEvent('download')
  await lightbox.getByRole('link', { name: 'Download Lakeside day' }).click()
  expect((await saving).suggestedFilename()).toBe('Lakeside_day.jpg')
  // the toast lies on no control
  const toast = lightbox.getByText('Lakeside day has been downloaded.')
  await expect(toast).toBeVisible()
  const next = lightbox.getByRole('button', { name: 'Next' })
  for (const control of [next, lightbox.getByRole('button', { name: 'Close' })])
    await control.click({ trial: true, timeout: 2_000 })
  await lightbox.getByRole('link', { name: 'Slideshow from here' }).click()
  await expect(page).toHaveURL(/\/slideshow\?from=/)
  await expect(page.getByRole('img', { name: 'Lakeside day' })).toBeVisible()
  await expect(page.getByText(/^Slide 2 of/)).toBeVisible()
})
