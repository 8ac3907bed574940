import { administrator } from '../support/world/template.ts'
import { expect, test } from '../support/pages/journey.ts'
import { openChromium109, unpackChromium109 } from './chromium109.ts'
import { testSite } from './testSite.ts'

testSite('Chromium 109', openChromium109)

test.use({
  siteOptions: { content: 'sampleLife' },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  launchOptions: async ({}, use) => use({ executablePath: await unpackChromium109() }),
})

/** The tabs to open, each within the one before, and a text of the sample life in the last. */
const tabs = [
  [['Media', 'Batch Upload', 'Manage Media'], 'Save All Changes'],
  [['Music', 'Manage Playlist'], 'A New Journey'],
  [['Services'], 'Celebration of Life'],
  [['Obituary', 'Preview'], 'Walter Arne Lindholm'],
  [['Memories'], 'Samuel'],
  [['Settings'], 'Date of birth'],
] as const

test('Chromium 109 logs in and opens every tab of the dashboard', async ({ page }) => {
  await page.goto('/admin/login')
  await page.getByLabel('Username').fill(administrator.username)
  await page.getByLabel('Password').fill(administrator.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  for (const [names, text] of tabs) {
    for (const name of names) await page.getByRole('tab', { name, exact: true }).click()
    await expect(page.getByRole('tabpanel').getByText(text).first()).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})
