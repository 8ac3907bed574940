import type { Page } from '@playwright/test'
import { expect, expectAccessible, openDashboard, openTab, test } from '../../support/pages/journey.ts'
import { toastOn } from '../../support/pages/toastOn.ts'

test.use({ siteOptions: { content: 'sampleLife' } })

const deletedLine = (page: Page) => page.getByText(/^Recently deleted: /)
const entry = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('what is deleted comes back to its place where the family keeps it', { tag: '@smoke' }, async ({
  page,
  site,
}) => {
  await openDashboard(page, site, 'settings', 'Keeping it safe')
  await expect(page.getByText('What is deleted is gone for good at once.')).toBeVisible()
  await page.getByRole('switch', { name: 'Keep what is deleted for 30 days' }).check()
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await page.getByRole('tab', { name: 'Media', exact: true }).click()
  await page.getByRole('tab', { name: 'Manage Media' }).click()
  await expect(deletedLine(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete The pass', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(question).toContainText('For 30 days you can put it back under ‘Recently deleted’')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Delete The pass', exact: true })).toBeHidden()

  await expect(deletedLine(page)).toContainText('Recently deleted: 1 photograph.')
  await page.getByRole('tab', { name: 'Music' }).click()
  await expect(page.getByRole('heading', { name: 'Music' }).first()).toBeVisible()
  await expect(deletedLine(page)).toHaveCount(0)
  await page.getByRole('tab', { name: 'Media', exact: true }).click()
  await expectAccessible(page)
  await deletedLine(page).getByRole('link').click()
  await expect(page).toHaveURL(/#deleted$/)
  await expect(entry(page, 'The pass')).toContainText(/Photograph.*Deleted .* by .*Gone for good on/)
  await page.getByRole('button', { name: 'Put back The pass' }).click()
  await expect(toastOn(page, 'Everything is where it was.')).toBeVisible()
  await expect(page.getByText('Nothing here. What you delete can be put back')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/gallery')
  await expect(page.getByRole('listitem').nth(1)).toContainText('The pass')
})

test('what was deleted is in one list, and is put back or deleted for good', async ({ page, site }) => {
  const admin = await site.administrator()
  await admin.call('PUT /api/settings', { body: { keepDeleted: 'on' } })
  await test.step('before the built-in obituary comes back, the question says that the family’s own can be put back', async () => {
    await admin.call('PUT /api/obituary', { body: { content: 'He kept bees.' } })
    await openDashboard(page, site, 'obituary')
    await page.getByRole('button', { name: 'Restore built-in obituary' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('For 30 days you can put back what you wrote here')
    await question.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('it is deleted for good after a question', async () => {
    const [photo] = (await admin.call('GET /api/media')).body
    const memory = (await admin.call('GET /api/memories')).body.find(({ mediaIds }) => mediaIds.length > 1)
    await admin.call('DELETE /api/media/:id', { params: { id: photo?.id ?? '' } })
    await admin.call('DELETE /api/memories/:id', { params: { id: memory?.id ?? '' } })
    await admin.call('DELETE /api/obituary')
    await page.goto('/admin#deleted')
    await expect(page.getByRole('listitem')).toHaveCount(3)
    for (const kind of ['Photograph', 'Memory with 2 photographs', 'The obituary'])
      await expect(page.getByText(kind, { exact: false }).first()).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Delete for good The obituary' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
    await expect(question).toContainText(
      'This action cannot be undone. This will permanently delete “The obituary”.',
    )
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('listitem')).toHaveCount(2)

    await page.getByRole('tab', { name: 'Settings' }).click()
    await openTab(page, 'Keeping it safe')
    await page.getByRole('switch', { name: 'Keep what is deleted for 30 days' }).uncheck()
    await expect(page.getByText('2 things that were deleted before stay')).toBeVisible()
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await page.getByRole('link', { name: 'Recently deleted' }).click()
    await expect(page.getByText('What is in this list stays until its 30 days are over.')).toBeVisible()
  })
})
