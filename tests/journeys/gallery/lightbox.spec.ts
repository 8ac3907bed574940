import type { Locator, Page } from '@playwright/test'
import { mediaIds } from '../../support/world/addMedia.ts'
import { expect, expectAccessible, openHydrated, test } from '../../support/pages/journey.ts'
import { setFontSize } from '../../support/pages/fontSize.ts'
import { swipe } from '../../support/pages/swipe.ts'

test.use({ siteOptions: { content: 'small' } })

const bees = (page: Page) => page.getByRole('link', { name: 'Bees', exact: true })
const pictureOf = (page: Page, name: string) => page.getByRole('dialog').getByRole('img', { name })

test('a photograph is looked at closely, and from it the others', async ({ page }) => {
  const picture = pictureOf(page, 'Bees')
  await openHydrated(page, '/gallery')
  await test.step('it opens uncropped with its text, and closes by Escape or a click', async () => {
    await bees(page).click()
    const lightbox = page.getByRole('dialog', { name: 'Bees' })
    await expect(lightbox.getByRole('heading', { name: 'Bees' })).toBeVisible()
    await expect(lightbox.getByText('In his garden.')).toBeVisible()
    await expectUncropped(picture)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(lightbox).toBeHidden()
    await expect(bees(page)).toBeFocused()
    await bees(page).click()
    await picture.click()
    await expect(lightbox).toBeHidden()
  })
  await test.step('it is zoomed by double-click, buttons and wheel', async () => {
    await bees(page).click()
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
  await test.step('keys and buttons step through the lightbox, skipping the videos', async () => {
    for (const [key, name] of [
      ['ArrowRight', 'Lakeside day'],
      ['ArrowRight', 'The painting over his desk in the hall'],
      ['ArrowLeft', 'Lakeside day'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(page.getByRole('dialog', { name })).toBeVisible()
    }
    for (const modifier of ['Control', 'Alt', 'Meta']) {
      await page.keyboard.press(`${modifier}+ArrowRight`)
      await expect(page.getByRole('dialog', { name: 'Lakeside day' })).toBeVisible()
    }
    await page.getByRole('button', { name: 'Next' }).press(' ')
    await page.getByRole('button', { name: 'Next' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Bees' })).toBeVisible()
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect(page.getByRole('dialog', { name: 'The painting over his desk in the hall' })).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('beneath a photograph stand its words, place and download @both', { tag: '@smoke' }, async ({
  page,
  isMobile,
}) => {
  await openHydrated(page, '/gallery')
  if (isMobile)
    await test.step('a swipe shows the next photograph', async () => {
      await bees(page).tap()
      await expectUncropped(pictureOf(page, 'Bees'))
      await swipe(page, 300, 140)
      await expect(page.getByRole('dialog', { name: 'Lakeside day' })).toBeVisible()
    })
  else await page.getByRole('link', { name: 'Lakeside day', exact: true }).click()
  const lightbox = page.getByRole('dialog', { name: 'Lakeside day' })
  await test.step('the place in the row and the caption stand right below the picture', async () => {
    await expect(lightbox.getByText('2 of 3', { exact: true })).toBeVisible()
    const picture = await lightbox.getByRole('img', { name: 'Lakeside day' }).boundingBox()
    const caption = await lightbox.getByRole('heading').boundingBox()
    expect((caption?.y ?? 0) - (picture?.y ?? 0) - (picture?.height ?? 0)).toBeLessThan(40)
  })
  await test.step('it is saved under its title, and the toast lies on no control', async () => {
    const saving = page.waitForEvent('download')
    await lightbox.getByRole('link', { name: 'Download Lakeside day' }).click()
    await expect(lightbox.getByText('Lakeside day has been downloaded.')).toBeVisible()
    for (const name of ['Next', 'Close'])
      expect(await lightbox.getByRole('button', { name }).evaluate(isOnTop)).toBe(true)
    expect((await saving).suggestedFilename()).toBe('Lakeside_day.jpg')
  })
  await test.step('the slideshow goes on from here', async () => {
    await lightbox.getByRole('link', { name: 'Slideshow from here' }).click()
    await expect(page).toHaveURL(/\/slideshow\?from=/)
    await expect(page.getByRole('img', { name: 'Lakeside day' })).toBeVisible()
    await expect(page.getByText(/^Slide 2 of/)).toBeVisible()
  })
})

test('long words and large letters fit the lightbox and the edit dialog @both', async ({ page, site }) => {
  await test.step('a long description is read beneath its photograph, by keys too', async () => {
    const [id = ''] = await mediaIds(site.visitor)
    const body = { description: 'He kept bees. '.repeat(200) }
    await site.visitor.call('PUT /api/media/:id', { params: { id }, body })
    await page.goto('/gallery')
    await bees(page).click()
    await expectUncropped(pictureOf(page, 'Bees'))
    await expectAccessible(page)
  })
  await test.step('with letters twice as large, every control is seen whole on the smallest phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await setFontSize(page, 32)
    await openHydrated(page, '/gallery')
    await bees(page).click()
    for (const name of ['Zoom out', 'Zoom in', 'Close'])
      await expect(page.getByRole('dialog').getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  })
  await test.step('and the edit dialog keeps its way out and its fields', async () => {
    await openHydrated(page, '/gallery')
    await page.getByRole('button', { name: 'Edit Bees' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Photo Details' })
    const close = await dialog.getByRole('button', { name: 'Close' }).boundingBox()
    expect(close?.width).toBeGreaterThanOrEqual(44)
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  })
})

/** Whether a press in the middle of the element reaches it. */
const isOnTop = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

const widthOf = async (picture: Locator) => Math.round((await picture.boundingBox())?.width ?? 0)

/** Expects the picture to be loaded and wholly inside the viewport. */
const expectUncropped = async (picture: Locator) => {
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 100))
    .toBe(true)
  await expect(picture).toBeInViewport({ ratio: 1 })
}
