import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import { readPdf } from '../../support/files/readPdf.ts'

test.use({ siteOptions: { content: 'sampleLife' } })

test('a book is made of what was chosen, looked through and downloaded', async ({ page, site }) => {
  await openDashboard(page, site, 'day')
  const panel = page.getByRole('group', { name: 'The book' })
  await panel.getByLabel('Dedication').fill('For Jonas')
  await panel.getByText('Photographs: all 11').click()
  await panel.getByRole('checkbox', { name: 'The pass' }).uncheck()
  await expect(panel.getByText('Photographs: 10 of 11')).toBeVisible()
  await panel.getByText('Memories: all 12').click()
  await panel.getByRole('checkbox', { name: 'Theo, 9' }).uncheck()
  await expect(panel.getByText('Memories: 11 of 12')).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Make the Book' }).click()
  await expect(panel.getByText('It is ready.')).toBeVisible()

  const pages = panel.getByRole('img', { name: /^Page \d+ of \d+$/ })
  const count = await pages.count()
  for (const number of [1, 2, count]) {
    const picture = pages.nth(number - 1)
    await expect(picture).toHaveAccessibleName(`Page ${number} of ${count}`)
    await picture.scrollIntoViewIfNeeded()
    // an A4 page is taller than it is wide
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const shape = await picture.boundingBox()
    expect((shape?.height ?? 0) / (shape?.width ?? 1)).toBeCloseTo(297 / 210, 1)
  }
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await panel.getByRole('link', { name: /^Download \(/ }).click()
  const pdf = readPdf(await readFile(await (await download).path()))
  expect(pdf.pages).toHaveLength(count)
  expect(pdf.text).toContain('For Jonas')
  expect(pdf.text).toContain('Dale Krueger')
  expect(pdf.text).not.toMatch(/The pass|Theo, 9/)
})
