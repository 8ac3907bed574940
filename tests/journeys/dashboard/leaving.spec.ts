import type { Page } from '@playwright/test'
import { expect, expectAccessible, openDashboard, openTab, test } from '../../support/pages/journey.ts'

test.use({ siteOptions: { content: 'small' } })

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })
const stay = (page: Page) => question(page).getByRole('button', { name: 'Stay' }).click()
const bees = (page: Page) => page.getByRole('textbox', { name: 'Title Bees' })

test('the dashboard asks before unsaved text is left', async ({ page, site }) => {
  await (await site.administrator()).call('PUT /api/settings', { body: { name: 'George Miller' } })
  await openDashboard(page, site, 'media', 'Manage Media')
  const followLink = () => page.evaluate(() => void (location.hash = '#settings/about/donationText'))

  await test.step('a part of a tab, a link of the dashboard, and the browser ask before they leave it', async () => {
    await bees(page).fill('His bees')
    for (const leave of [() => page.getByRole('tab', { name: 'Upload', exact: true }).click(), followLink]) {
      await leave()
      await expectAccessible(page)
      await stay(page)
      await expect(bees(page)).toHaveValue('His bees')
    }
    expect(new URL(page.url()).hash).toBe('#media')
    const asked = page.waitForEvent('dialog')
    await page.evaluate(() => setTimeout(() => window.location.reload()))
    await (await asked).dismiss()
    await expect(bees(page)).toHaveValue('His bees')
    await followLink()
    await question(page).getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByRole('tab', { name: 'Settings', selected: true })).toBeVisible()
    expect(new URL(page.url()).hash).toBe('#settings')
  })

  await test.step('so does Back', async () => {
    await openTab(page, 'Visitors')
    await page.getByRole('radiogroup').getByText('Everyone who knows the family’s password').click()
    await page.goBack()
    await stay(page)
    await expect(page.getByRole('textbox', { name: 'The family’s password' })).toBeVisible()
    await page.getByRole('radio', { name: 'Everyone', exact: true }).check()
  })
})

test('every part of Settings asks before it is left half filled', async ({ page, site }) => {
  site.configure({ smtpUrl: 'smtp://127.0.0.1:1' })
  await (await site.administrator()).call('POST /api/access/keys', { body: { name: 'Card' } })
  await openDashboard(page, site, 'settings', 'Visitors')
  const other = page.getByRole('tab', { name: 'Music' })
  for (const [tab, label] of [
    ['Keeping it safe', 'Your e-mail address'],
    ['Keeping it safe', 'New password'],
    ['Visitors', 'What is it for?'],
  ] as const)
    await test.step(label, async () => {
      await openTab(page, tab)
      const field = page.getByLabel(label)
      await field.fill('half a w')
      await other.click()
      await stay(page)
      await expect(field).toHaveValue('half a w')
      await field.fill('')
    })
  await other.click()
  await expect(page.getByRole('tab', { name: 'Music', selected: true })).toBeVisible()
})
