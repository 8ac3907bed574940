import type { Page } from '@playwright/test'
import { mediaIds } from '../../support/world/addMedia.ts'
import { mediaFixtures } from '../../support/world/contents.ts'
import { expect, expectAccessible, openDashboard, reopenTab, test } from '../../support/pages/journey.ts'
import { expectOrder, mediaRow, titleFields } from '../../support/pages/mediaTab.ts'
import { toastOn } from '../../support/pages/toastOn.ts'
import { failOnce } from '../../support/pages/failOnce.ts'

test.use({ siteOptions: { content: 'small' } })

const openHistory = async (page: Page, title: string) => {
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  await page.getByRole('button', { name: /^History \(/ }).click()
}
const inOrder = mediaFixtures.map(({ title }) => title)

test('a row shows place, picture, words, kind, date and size @both', async ({ page, site }) => {
  await openDashboard(page, site, 'media', 'Manage Media')
  await expectOrder(page, ...inOrder)
  for (const name of ['Pos', 'Set', 'Drag', 'Preview', 'Content', 'Details'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeAttached()
  const bees = mediaRow(page, 'Bees')
  await expect(bees.getByRole('cell').first()).toHaveText('1')
  await expect(bees.getByText('Image', { exact: true })).toBeVisible()
  await expect(bees.getByText('230 KB')).toBeVisible()
  await expect(bees.getByText(/^[A-Z][a-z]{2} \d+, 20\d\d$/)).toBeVisible()
  await expect(mediaRow(page, 'First film').getByText('Video', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await bees.getByRole('button', { name: 'Preview Bees' }).click()
  const dialog = page.getByRole('dialog', { name: 'Image Preview' })
  await expect(dialog.getByRole('img', { name: 'Bees' })).toBeVisible()
  await expect(dialog.getByText(/^\d+ × \d+$/)).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download the original: landscape-2mp-bee.jpg (230 KB)' }).click()
  expect((await download).suggestedFilename()).toBe('landscape-2mp-bee.jpg')
  await dialog.getByRole('button', { name: 'Edit Details' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Title' }).fill('His bees')
  await expectAccessible(page)
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(bees.getByRole('textbox', { name: 'Title' })).toHaveValue('His bees')
})

test('words are changed, row by row and all at once', { tag: '@smoke' }, async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/500|400|A title is needed|API request failed/)
  const [bees] = await mediaIds(site.visitor)
  await openDashboard(page, site, 'media', 'Manage Media')

  await test.step('a changed row has a green border until it is saved', async () => {
    const border = () => mediaRow(page, 'Bees').evaluate((each) => getComputedStyle(each).borderLeftColor)
    const plain = await border()
    await page.getByRole('textbox', { name: 'Title Bees' }).fill('Bees!')
    expect(await border()).not.toBe(plain)
    await page.getByRole('textbox', { name: 'Title Bees' }).fill('Bees')
    expect(await border()).toBe(plain)

    await page.getByRole('button', { name: 'Save Bees' }).click()
    await expect(page.getByRole('alert')).toContainText('No changes to save for this item.')
    await page.getByRole('textbox', { name: 'Description Bees' }).fill('Late in June')
    await page.getByRole('button', { name: 'Save Bees' }).click()
    await expect(toastOn(page, 'Changes saved')).toBeVisible()
    expect(await border()).toBe(plain)
    await reopenTab(page, 'Manage Media')
    await expect(page.getByRole('textbox', { name: 'Description Bees' })).toHaveValue('Late in June')
  })

  await test.step('all changes are saved at once, and none are said', async () => {
    await page.getByRole('button', { name: 'Save All Changes' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'No changes detected' })).toContainText(
      'Make some changes to titles or descriptions before saving.',
    )
    await page.getByRole('textbox', { name: 'Title Bees' }).fill('His bees')
    await page.getByRole('textbox', { name: 'Description First film' }).fill('Eight seconds')
    await page.getByRole('button', { name: 'Save All Changes' }).click()
    await expect(toastOn(page, 'Batch update successful')).toContainText('Updated 2 media items.')
    const { body } = await site.visitor.call('GET /api/media')
    expect(body.map(({ title }) => title)[0]).toBe('His bees')
    expect(body.at(-1)?.description).toBe('Eight seconds')
  })

  await test.step('what could not be saved stays typed, and is saved on another try', async () => {
    await page.getByRole('textbox', { name: 'Title His bees' }).fill('Honey bees')
    await page.getByRole('textbox', { name: 'Title Lakeside day' }).fill('At the lake')
    await page.route(`**/api/media/${bees}`, (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: 'Save His bees' }).click()
    await expect(toastOn(page, 'Update failed')).toContainText('Failed to update media information.')
    await page.getByRole('button', { name: 'Save All Changes' }).click()
    await expect(toastOn(page, 'Some updates failed')).toContainText('Some updates failed. Please try again.')
    await expect(page.getByRole('textbox', { name: 'Title His bees' })).toHaveValue('Honey bees')
    await page.unroute(`**/api/media/${bees}`)
    await page.getByRole('textbox', { name: 'Title His bees' }).fill('')
    await page.getByRole('button', { name: 'Save His bees' }).click()
    await expect(toastOn(page, 'Update failed')).toBeVisible()
    await expect(mediaRow(page, 'His bees').getByText('A title is needed')).toBeVisible()
    await page.getByRole('textbox', { name: 'Title His bees' }).fill('Honey bees')
    await page.getByRole('button', { name: 'Save All Changes' }).click()
    await expect(toastOn(page, 'Batch update successful')).toContainText('Updated 1 media items.')
  })
})

test('words with a link wait until the family approves or discards them', async ({ page, site }) => {
  const admin = await site.administrator()
  await admin.call('PUT /api/settings', { body: { moderation: 'doubtful' } })
  const [, lake = ''] = await mediaIds(site.visitor)
  await page.goto('/gallery')
  await page.getByRole('button', { name: 'Edit' }).first().click()
  await page.getByLabel('Description').fill('Buy honey at https://honey.example')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Thank you. The family checks links first.')).toBeVisible()
  await expect(page.getByText('Buy honey')).toHaveCount(0)
  const title = 'www.lake.example'
  await site.visitor.call('PUT /api/media/:id', { params: { id: lake }, body: { title } })

  await openDashboard(page, site, 'media', 'Manage Media')
  await expect(page.getByText('One edit is waiting for you')).toHaveCount(2)
  const [first = '', second = ''] = inOrder
  await openHistory(page, first)
  const dialog = page.getByRole('dialog', { name: 'History' })
  await expect(dialog.getByText('Not shown yet: it has a link')).toBeVisible()
  await expect(dialog.getByText('Buy honey')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog.getByText('Not shown, discarded')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await openHistory(page, second)
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog.getByRole('button', { name: 'Put back' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('One edit is waiting for you')).toHaveCount(0)
  await expectOrder(page, ...inOrder.with(1, title))
})

test('a stranger’s edits are put back, and what is deleted is gone', async ({ page, site, complaints }) => {
  complaints.expect(/500|API request failed/)
  const [bees = '', lake = ''] = await mediaIds(site.visitor)

  await test.step('edits are put back one by one, or all of them at once', async () => {
    const edit = (id: string, body: object) =>
      site.visitor.call('PUT /api/media/:id', { params: { id }, body })
    await edit(bees, { title: 'Wasps', description: null })
    await edit(lake, { title: 'Puddle' })
    await openDashboard(page, site, 'media', 'Manage Media')
    await openHistory(page, 'Wasps')
    const dialog = page.getByRole('dialog', { name: 'History' })
    await expect(dialog.getByText('Changed by a visitor')).toBeVisible()
    await expect(dialog.getByText('In his garden.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Put back' }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expectOrder(page, ...inOrder.with(1, 'Puddle'))

    await edit(bees, { title: 'Wasps again' })
    await reopenTab(page, 'Manage Media')
    await openHistory(page, 'Puddle')
    await dialog.getByRole('button', { name: 'Undo this visitor’s edits' }).click()
    const undo = page.getByRole('dialog', { name: 'Undo this visitor’s edits' })
    await expect(undo.getByRole('listitem')).toHaveCount(2)
    await expect(undo.getByRole('listitem').first()).toContainText('Wasps again')
    await expectAccessible(page)
    await undo.getByRole('button', { name: 'Undo 2 items' }).click()
    await expect(toastOn(page, '2 items have the earlier words again.')).toBeVisible()
    await expectOrder(page, ...inOrder)
  })

  await test.step('deleting asks first, and is for ever', async () => {
    await page.getByRole('button', { name: 'Delete Bees' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
    await expect(question).toContainText(
      'This action cannot be undone. This will permanently delete the media item.',
    )
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(titleFields(page)).toHaveCount(4)

    await failOnce(page, '**/api/media/*', 500, { code: 'internal', message: 'Internal error (500)' })
    await page.getByRole('button', { name: 'Delete Bees' }).click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(toastOn(page, 'Delete failed')).toContainText('Failed to delete media.')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(toastOn(page, 'Delete successful')).toBeVisible()
    await expectOrder(page, ...inOrder.slice(1))
    await expect(page.getByRole('button', { name: `Delete ${inOrder[1]}` })).toBeFocused()
  })
})
