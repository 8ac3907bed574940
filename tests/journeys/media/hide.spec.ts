import path from 'node:path'
import { expect, expectAccessible, openDashboard, reopenTab, test } from '../../support/pages/journey.ts'
import { mediaRow } from '../../support/pages/mediaTab.ts'
import { toastOn } from '../../support/pages/toastOn.ts'
import { holdRequests } from '../../support/pages/holdRequests.ts'

test.use({ siteOptions: { content: 'small' } })

test('a photograph is hidden and shown again', { tag: '@smoke' }, async ({ page, site }) => {
  const seen = async () => (await site.visitor.call('GET /api/media')).body.map(({ title }) => title)
  const button = (name: string) =>
    page.getByRole('dialog', { name: 'Image Preview' }).getByRole('button', { name, exact: true })
  await test.step('the toast takes it back', async () => {
    await openDashboard(page, site, 'media', 'Manage Media')
    const row = mediaRow(page, 'Lakeside day')
    await expect(row.getByText('Hidden', { exact: true })).toHaveCount(0)
    await row.getByRole('button', { name: 'Edit Lakeside day' }).click()
    await button('Hide').click()
    const toast = toastOn(page, 'Visitors no longer see “Lakeside day”.')
    await expect(toast).toBeVisible()
    await expectAccessible(page)
    await button('Close').click()
    await expect(row.getByText('Hidden', { exact: true })).toBeVisible()
    expect(await seen()).not.toContain('Lakeside day')

    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect(toastOn(page, 'Visitors see “Lakeside day”.')).toBeVisible()
    await expect(row.getByText('Hidden', { exact: true })).toHaveCount(0)
    expect(await seen()).toContain('Lakeside day')
  })

  await test.step('what is typed into a row stays when it is hidden, also where its picture comes too late', async () => {
    const { body } = await site.visitor.call('GET /api/media')
    const picture = `**${path.dirname(body.find(({ title }) => title === 'Bees')?.filePath ?? '')}/*`
    const release = await holdRequests(page, picture)
    await page.route('**/api/media/visibility', async (route) => {
      const response = await route.fetch()
      const answer = page.waitForResponse(picture)
      release()
      await answer
      await route.fulfill({ response })
    })
    await reopenTab(page, 'Manage Media')
    await page.getByRole('textbox', { name: 'Title Bees' }).fill('His bees')
    await page.getByRole('button', { name: 'Edit Bees' }).click()
    await button('Hide').click()
    await expect(button('Show')).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toHaveValue('His bees')
    await page.unroute('**/api/media/visibility')
    await button('Show').click()
    await expect.poll(seen).toContain('Bees')
  })
})
