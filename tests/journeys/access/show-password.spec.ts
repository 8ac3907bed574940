import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, openDashboard, openHydrated, test } from '../../support/pages/journey.ts'
import { administrator } from '../../support/world/template.ts'

/** Expects the button of this field to show what is typed, and to hide it again. */
async function expectToShow(page: Page, field: Locator, label: string) {
  const show = field
    .locator('xpath=ancestor::div[1]/following-sibling::div[1]')
    .getByRole('button', { name: 'Show password' })
  await expect(show).toHaveAccessibleDescription(label)
  await field.fill('harbor-maple-thursday-lantern-48')
  await expect(field).toHaveAttribute('type', 'password')
  await show.click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(show).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await show.click()
  await expect(field).toHaveAttribute('type', 'password')
  await expect(field).toHaveValue('harbor-maple-thursday-lantern-48')
}

test('the login shows what is typed, and signs in with it', async ({ page }) => {
  await openHydrated(page, '/admin/login')
  const password = page.getByLabel('Password', { exact: true })
  await expectToShow(page, password, 'Password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await page.getByLabel('Username').fill(administrator.username)
  await password.fill(administrator.password)
  await password.press('Enter')
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
})

test('so do both fields of a new password, each by itself', async ({ page, site }) => {
  await openDashboard(page, site, 'settings', 'Keeping it safe')
  await expectToShow(page, page.getByLabel('Current password'), 'Current password')
  await expectToShow(page, page.getByLabel('New password'), 'New password')
})
