import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

const backup = { folder: temporaryFolder(), every: 'day', keep: 3 } as const
test.use({ siteOptions: { content: 'small', config: { backup } } })

test('a copy is taken when the administrator asks for it', async ({ page, site }) => {
  await openDashboard(page, site, 'settings', 'Keeping it safe')
  const panel = page.getByRole('group', { name: 'Safekeeping' })
  await expect(panel).toContainText('No copy has been taken yet.')
  await panel.getByRole('button', { name: 'Take a Copy Now' }).click()
  await expect(panel.getByRole('status')).toContainText('The copy has been taken.')
  await expect(panel).toContainText(/Last copy: \w+ \d+\./)
  await expectAccessible(page)
})
