import { administrator } from '../../support/world/template.ts'
import { expect, openDashboard, test } from '../../support/pages/journey.ts'
import { toastOn } from '../../support/pages/toastOn.ts'

test('the administrator changes the password', { tag: '@smoke' }, async ({ page, site, complaints }) => {
  complaints.expect(/status of 400|Some of what was entered|current password/)
  await openDashboard(page, site, 'settings', 'Keeping it safe')
  const present = page.getByLabel('Current password')
  await present.fill('not the password')
  await page.getByLabel('New password').fill('a longer walk by the lake')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(present).toHaveAccessibleDescription(/This is not the current password/)
  await present.fill(administrator.password)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(toastOn(page, 'Password changed')).toBeVisible()
  await expect(present).toHaveValue('')
})
