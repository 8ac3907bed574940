import { expect, expectAccessible, takeScreenshot, test } from '../support/journey.ts'
import { mediaRow, openMediaTab, toastOn } from '../support/mediaTab.ts'

test.use({ siteOptions: { content: 'small' } })

test('a photograph is hidden and shown again, and the toast takes it back @both', async ({
  page,
  site,
  complaints,
}, testInfo) => {
  // a picture may be asked for in the moment in which its file goes
  complaints.expect(/status of 404/)
  const seen = async () => (await site.visitor.call('GET /api/media')).body.map(({ title }) => title)
  await openMediaTab(page, site, 'Manage Media')
  const row = mediaRow(page, 'Lakeside day')
  await expect(row.getByText('Hidden', { exact: true })).toHaveCount(0)
  await row.getByRole('button', { name: 'Hide Lakeside day' }).click()
  const toast = toastOn(page, 'Visitors do not see “Lakeside day” any more.')
  await expect(toast).toBeVisible()
  await expect(row.getByText('Hidden', { exact: true })).toBeVisible()
  expect(await seen()).not.toContain('Lakeside day')
  await expectAccessible(page)
  await takeScreenshot(page, testInfo, 'hidden')

  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(toastOn(page, 'Visitors see “Lakeside day”.')).toBeVisible()
  await expect(row.getByText('Hidden', { exact: true })).toHaveCount(0)
  expect(await seen()).toContain('Lakeside day')

  await row.getByRole('button', { name: 'Hide Lakeside day' }).click()
  await expect(row.getByText('Hidden', { exact: true })).toBeVisible()
  await page.reload()
  await page.getByRole('tab', { name: 'Manage Media' }).click()
  await row.getByRole('button', { name: 'Show Lakeside day' }).click()
  await expect(row.getByText('Hidden', { exact: true })).toHaveCount(0)
  expect(await seen()).toContain('Lakeside day')
})

test('what is typed into a row that is hidden stays', async ({ page, site }) => {
  await openMediaTab(page, site, 'Manage Media')
  await page.getByRole('textbox', { name: 'Title Bees' }).fill('His bees')
  await page.getByRole('button', { name: 'Hide Bees' }).click()
  await expect(page.getByRole('button', { name: 'Show Bees' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title Bees' })).toHaveValue('His bees')
})
