import type { Locator } from '@playwright/test'
import { expect, expectAccessible, openDashboard, openHydrated, test } from '../../support/pages/journey.ts'

test.use({ siteOptions: { content: 'small' } })

/** Where the middle of an element is in a picture, as fractions of its width and height, rounded to hundredths. */
async function placeIn(picture: Locator, element: Locator) {
  const [outer, inner] = [await picture.boundingBox(), await element.boundingBox()]
  if (!outer || !inner) return null
  const round = (fraction: number) => Math.round(fraction * 100) / 100
  return [
    round((inner.x + inner.width / 2 - outer.x) / outer.width),
    round((inner.y + inner.height / 2 - outer.y) / outer.height),
  ]
}

test('the family says who is in a photograph and where, and a visitor sees it', { tag: '@smoke' }, async ({
  page,
  site,
}) => {
  const preview = page.getByRole('dialog', { name: 'Image Preview' })
  const picture = preview.getByRole('img')
  const field = preview.getByRole('combobox', { name: 'Who is in it' })

  await test.step('names are typed, and get a place by a tap or by keys', async () => {
    await openDashboard(page, site, 'media', 'Manage Media')
    await page.getByRole('button', { name: 'Edit Bees' }).click()
    await field.fill('Ida Meyer')
    await field.press('Enter')
    await field.fill('דוד')
    await field.press('Enter')
    await preview.getByRole('button', { name: 'Set the place of Ida Meyer' }).click()
    const box = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(box.x + 0.1 * box.width, box.y + 0.7 * box.height)
    const placeDavid = preview.getByRole('button', { name: /Set the place of .*דוד/ })
    await placeDavid.press('Enter')
    for (let step = 0; step < 4; step++) await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Enter')
    await expect(placeDavid).toBeFocused()
    await expectAccessible(page)
  })
  await test.step('a name that is still in the field is saved with the others', async () => {
    await field.fill('Marta')
    await preview.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Changes saved')).toBeVisible()
  })
  await test.step('a visitor reads the names, and each shows its ring', async () => {
    await page.context().clearCookies()
    await openHydrated(page, '/gallery')
    await page.getByRole('link', { name: 'Bees', exact: true }).click()
    const lightbox = page.getByRole('dialog', { name: 'Bees' })
    const names = lightbox.getByRole('group', { name: 'Who is in it' })
    await expect(names).toHaveText('Ida Meyer, דוד, and Marta')
    const ring = (name: string) => lightbox.locator('.person-ring', { hasText: name })
    await expect(ring('Ida Meyer')).toHaveCSS('opacity', '0')
    await names.getByRole('button', { name: 'Ida Meyer' }).focus()
    await expect(ring('Ida Meyer')).toHaveCSS('opacity', '1')
    await expect(ring('דוד')).toHaveCSS('opacity', '0')
    expect(await placeIn(lightbox.getByRole('img'), ring('Ida Meyer'))).toEqual([0.1, 0.7])
    expect(await placeIn(lightbox.getByRole('img'), ring('דוד'))).toEqual([0.7, 0.5])
    await expectAccessible(page)
    await lightbox.getByRole('button', { name: 'Zoom in' }).click()
    await names.getByRole('button', { name: 'דוד' }).focus()
    await expect(ring('דוד')).toHaveCSS('opacity', '1')
    expect(await placeIn(lightbox.getByRole('img'), ring('דוד'))).toEqual([0.7, 0.5])
    await expect(lightbox).toBeVisible()
  })
})
