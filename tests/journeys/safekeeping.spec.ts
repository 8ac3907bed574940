import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, expectAccessible, openDashboard, test } from '../support/journey.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'memorial-copies-'))
test.use({ siteOptions: { content: 'small', config: { backup: { folder, every: 'day', keep: 3 } } } })
test.afterAll(() => rm(folder, { recursive: true }))

test('a copy is taken when the administrator asks for it', async ({ page, site }) => {
  await openDashboard(page, site, 'settings', 'Keeping it safe')
  const panel = page.getByRole('group', { name: 'Safekeeping' })
  await expect(panel).toContainText('No copy has been taken yet.')
  await panel.getByRole('button', { name: 'Take a Copy Now' }).click()
  await expect(panel.getByRole('status')).toContainText('The copy is taken.')
  await expect(panel).toContainText(/Last copy: \w+ \d+\./)
  await expectAccessible(page)
})
