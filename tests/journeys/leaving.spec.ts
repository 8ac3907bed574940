import type { Page } from '@playwright/test'
import { expect, logInAsAdministrator, test } from '../support/journey.ts'
import { openMediaTab } from '../support/mediaTab.ts'
import { chooseSettings, openSettings } from './openSettings.ts'

test.use({ siteOptions: { content: 'small' } })

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })
const stay = (page: Page) => question(page).getByRole('button', { name: 'Stay' }).click()
const bees = (page: Page) => page.getByRole('textbox', { name: 'Title Bees' })

test('what is not saved is not left without a question', async ({ page, site }) => {
  await test.step('a link of the dashboard, and Back, ask before they leave what is not saved', async () => {
    await openMediaTab(page, site, 'Manage Media')
    const link = page.getByRole('link', { name: 'Write your own in Settings' })
    await bees(page).fill('His bees')
    await link.click()
    await stay(page)
    await expect(bees(page)).toHaveValue('His bees')
    expect(new URL(page.url()).hash).toBe('#media')
    await link.click()
    await question(page).getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByRole('tab', { name: 'Settings', selected: true })).toBeVisible()
    expect(new URL(page.url()).hash).toBe('#settings')

    await chooseSettings(page, 'Visitors')
    await page.getByRole('radiogroup').getByText('Whoever knows the family’s password').click()
    await page.goBack()
    await stay(page)
    await expect(page.getByRole('textbox', { name: 'The family’s password' })).toBeVisible()
    await page.getByRole('radio', { name: 'Everyone', exact: true }).check()
  })

  await test.step('Back asks before it closes a dialog in which something was typed', async () => {
    await page.getByRole('tab', { name: 'Services' }).click()
    await page.getByRole('button', { name: 'Add Service' }).click()
    const location = page.getByRole('dialog').getByLabel('Location')
    await location.fill('Oak Hall')
    await page.goBack()
    await stay(page)
    await expect(location).toHaveValue('Oak Hall')
    // the browser itself asks before the page is left altogether
    const asked = page.waitForEvent('dialog')
    await page.evaluate(() => setTimeout(() => window.location.reload()))
    await (await asked).dismiss()
    await expect(location).toHaveValue('Oak Hall')
  })
})

test('no part of Settings is left half filled without a question', async ({ page, site }) => {
  Object.assign(site.world.context.config, { smtpUrl: 'smtp://127.0.0.1:1' })
  await (await site.administrator()).call('POST /api/access/keys', { body: { name: 'Card' } })
  await logInAsAdministrator(page, site)
  await openSettings(page, 'Visitors')
  const other = page.getByRole('tab', { name: 'Music' })

  await test.step('who may see it, and ‘Mail to you’, are not left unsaved without a question', async () => {
    const closed = page.getByRole('radio', { name: /^Whoever knows the family’s password/ })
    await closed.check()
    await other.click()
    await stay(page)
    await expect(closed).toBeChecked()
    await page.getByRole('radio', { name: 'Everyone', exact: true }).check()
    await chooseSettings(page, 'Keeping it safe')
    const address = page.getByRole('group', { name: 'Mail to you' }).getByLabel('Your e-mail address')
    await address.fill('ruth@example.org')
    await other.click()
    await stay(page)
    await expect(address).toHaveValue('ruth@example.org')
    await address.fill('')
    await other.click()
    await expect(page.getByRole('tab', { name: 'Music', selected: true })).toBeVisible()
  })

  await test.step('a new password, and the name of a new address, are not left half typed without a question', async () => {
    await page.getByRole('tab', { name: 'Settings' }).click()
    for (const [tab, name] of [
      ['Keeping it safe', 'New password'],
      ['Visitors', 'What is it for?'],
    ] as const) {
      await chooseSettings(page, tab)
      const field = page.getByLabel(name)
      await field.fill('half a w')
      await other.click()
      await stay(page)
      await expect(field).toHaveValue('half a w')
      await field.fill('')
    }
    await other.click()
    await expect(page.getByRole('tab', { name: 'Music', selected: true })).toBeVisible()
  })
})
