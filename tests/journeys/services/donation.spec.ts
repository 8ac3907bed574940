import type { Page } from '@playwright/test'
import { press } from '../../support/pages/conversation.ts'
import { expect, expectAccessible, logInAsAdministrator, test } from '../../support/pages/journey.ts'

const section = (page: Page) => page.getByRole('region', { name: 'In Lieu of Flowers' })
const printed = async (page: Page) => {
  await page.emulateMedia({ media: 'print' })
  const isPrinted = await section(page).isVisible()
  await page.emulateMedia({ media: 'screen' })
  return isPrinted
}

test('the first evening’s question decides whether the services ask for gifts', {
  tag: '@smoke',
}, async ({ page, site }) => {
  const choose = async (choice: string) => {
    await page.goto('/admin/begin#services')
    await page.getByRole('radio', { name: choice }).check()
    await press(page, 'Next')
    await expect(page.getByText('Question 4 of 6')).toBeVisible()
    await page.goto('/services')
    await expect(page.getByText('Please check back for updates')).toBeVisible()
  }

  await (await site.administrator()).call('PUT /api/settings', { body: { name: 'George Miller' } })
  await logInAsAdministrator(page, site)
  await test.step('‘Nothing’ removes it', async () => {
    await choose('Nothing')
    await expect(section(page)).toHaveCount(0)
  })
  await test.step('‘A gift to St. Jude’ brings it back, on paper and in the obituary, too', async () => {
    await choose('A gift to St. Jude')
    await expect(section(page).getByRole('link', { name: 'Donate to St. Jude' })).toBeVisible()
    expect(await printed(page)).toBe(true)
    await page.goto('/obituary')
    await expect(page.getByText('St. Jude')).toBeVisible()
    await page.goto('/admin/begin#services')
    await expect(page.getByRole('radio', { name: 'A gift to St. Jude' })).toBeChecked()
  })
})

test('until the question about gifts is answered, the services ask for them on the screen alone', async ({
  page,
  site,
}) => {
  await test.step('the sample is printed whole', async () => {
    await page.goto('/services')
    await expect(section(page)).toBeVisible()
    expect(await printed(page)).toBe(true)
  })
  await test.step('under a name, the section is on the screen alone, also if the question is passed', async () => {
    await (await site.administrator()).call('PUT /api/settings', { body: { name: 'George Miller' } })
    await logInAsAdministrator(page, site)
    await page.goto('/admin/begin#services')
    await expect(page.getByRole('radio', { checked: false })).toHaveCount(3)
    await expectAccessible(page)
    await press(page, 'Next')
    await expect(page.getByText('Question 4 of 6')).toBeVisible()
    await page.goto('/services')
    await expect(section(page).getByRole('link', { name: 'Donate to St. Jude' })).toBeVisible()
    expect(await printed(page)).toBe(false)
    await page.goto('/obituary')
    await expect(page.getByText('George Miller is remembered here.')).toBeVisible()
    await expect(page.getByText('St. Jude')).toHaveCount(0)
  })
  await test.step('own words have no button of ours', async () => {
    await page.goto('/admin/begin#services')
    await page.getByRole('radio', { name: 'Your own words' }).check()
    await page.getByLabel('Words about the donation').fill('Please bring wildflowers.')
    await page.getByLabel('Donation link').press('Enter')
    await expect(page.getByText('Question 4 of 6')).toBeVisible()
    await page.goto('/services')
    await expect(section(page)).toContainText('Please bring wildflowers.')
    await expect(section(page).getByRole('link')).toHaveCount(0)
  })
})
