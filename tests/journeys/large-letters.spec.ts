import { share } from '../features/memories/visitors.ts'
import { expect, openHydrated, test } from '../support/journey.ts'
import { setLetterSize } from '../support/letterSize.ts'

test.use({ siteOptions: { content: 'small' }, viewport: { width: 320, height: 640 } })

test('with letters twice as large, every control of the lightbox is seen whole on the smallest phone', async ({
  page,
}) => {
  await setLetterSize(page, 32)
  await openHydrated(page, '/gallery')
  await page.locator('.polaroid .open-media').first().click()
  for (const name of ['Zoom out', 'Zoom in', 'Close'])
    await expect(page.getByRole('dialog').getByRole('button', { name })).toBeInViewport({ ratio: 1 })
})

test('with letters twice as large, the edit dialog keeps its way out and its fields on the smallest phone', async ({
  page,
}) => {
  await setLetterSize(page, 32)
  await openHydrated(page, '/gallery')
  await page.getByRole('button', { name: /^Edit/ }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Edit Photo Details' })
  const close = await dialog.getByRole('button', { name: 'Close' }).boundingBox()
  expect(close?.width).toBeGreaterThanOrEqual(44)
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})

test('a memory in Hebrew begins at the right, its neighbour in English at the left', async ({
  page,
  site,
}) => {
  await share(site.visitor, { name: 'Jon', content: 'He kept bees.' })
  await share(site.visitor, { name: 'שלמה', content: 'הוא אהב דבורים.' })
  await openHydrated(page, '/memories')
  const leftOf = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().left - element.getBoundingClientRect().left
    })
  for (const text of ['Jon', 'He kept bees.']) expect(await leftOf(text)).toBeLessThan(1)
  for (const text of ['שלמה', 'הוא אהב דבורים.']) expect(await leftOf(text)).toBeGreaterThan(50)
})
