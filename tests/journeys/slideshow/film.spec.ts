import { coloredPicture } from '../../support/files/coloredPicture.ts'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import { unfoldCard } from '../../support/pages/unfoldCard.ts'

test('a film of the show is made and offered for download', { tag: '@smoke' }, async ({ page, site }) => {
  const form = { title: 'Blue', file: await coloredPicture('#2040c0') }
  expect((await (await site.administrator()).call('POST /api/media', { form })).status).toBe(201)
  await openDashboard(page, site, 'day')
  const panel = await unfoldCard(page, 'The film')
  await expect(panel.getByText('need a license')).toHaveCount(1)
  await panel.getByLabel('Quality').selectOption({ label: 'Smaller, ready sooner (720p)' })
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Make the Film' }).click()
  await expect(panel.getByRole('progressbar', { name: 'Progress' })).toBeVisible()
  await test.step('it goes on without the page', async () => {
    await page.goto('about:blank')
    await page.goto('/admin#day')
    // ffmpeg runs at low priority, so other work on the machine delays the film
    await expect(panel.getByText(/^Made today/)).toBeVisible()
  })
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await panel.getByRole('link', { name: /^Download \(\d/ }).click()
  expect((await download).suggestedFilename()).toBe('film.mp4')
})
