import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

const backup = { folder: temporaryFolder(), every: 'day', keep: 3 } as const
test.use({ siteOptions: { content: 'small', config: { backup } } })

test('a backup is made when the administrator asks for it', { tag: '@smoke' }, async ({ page, site }) => {
  await openDashboard(page, site, 'settings', 'Keeping it safe')
  const panel = page.getByRole('group', { name: 'Safekeeping' })
  await expect(panel).toContainText('No backup yet.')
  await panel.getByRole('button', { name: 'Make a Backup Now' }).click()
  await expect(panel.getByRole('status')).toContainText('The backup was made.')
  await expect(panel).toContainText(/Last backup: \w+ \d+\./)
  await expectAccessible(page)
})
