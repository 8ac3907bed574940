import { HOUR } from '../../contract/timeUnits.ts'
import { administrator } from '../support/template.ts'
import { expect, expectAccessible, openDashboard, test } from '../support/journey.ts'

test('the administrator changes the password', async ({ page, site, complaints }) => {
  complaints.expect(
    /status of 400|Some of what was entered|needed|present password|status of 429|Too many attempts/,
  )
  await openDashboard(page, site, 'settings', 'Keeping it safe')
  const present = page.getByLabel('Present password')
  const guess = { current: 'not the password', password: 'a longer walk by the lake' }

  await test.step('a wrong present password is said at its field', async () => {
    await present.fill(guess.current)
    await page.getByLabel('New password').fill(guess.password)
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(present).toHaveAccessibleDescription(/This is not the present password/)
  })

  await test.step('too many attempts to change the password are said at the field, and nothing typed is lost', async () => {
    const admin = await site.administrator()
    for (let n = 0; n < 10; n += 1) await admin.call('PUT /api/password', { body: guess })
    await present.fill(administrator.password)
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(page.getByRole('alert')).toContainText(/Too many attempts\. Please wait \d+ minutes/)
    await expect(present).toHaveAccessibleDescription(/Too many attempts\. Please wait \d+ minutes/)
    await expect(present).toHaveValue(administrator.password)
    await expect(page.getByLabel('New password')).toHaveValue(guess.password)
    await expectAccessible(page)
  })

  await test.step('an hour later the attempts are forgotten, and it is changed', async () => {
    site.world.pass(HOUR)
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(page.getByRole('status')).toContainText('Password changed')
    await expect(present).toHaveValue('')
  })
})
