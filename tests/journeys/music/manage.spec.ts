import { songs } from '../../support/world/contents.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { expect, expectAccessible, openDashboard, reopenTab, test } from '../../support/pages/journey.ts'
import { failOnce } from '../../support/pages/failOnce.ts'
import { holdRequests } from '../../support/pages/holdRequests.ts'
import { button, expectToast, expectOrder, readStoredTitles } from './playlist.ts'

test.use({ siteOptions: { content: 'small' } })

const unverified = 'Failed to verify authentication status. Please try logging in again.'
const unprepared = 'An error occurred while preparing the order data. Please try again.'
const unexpected = 'An unexpected error occurred. Please try again.'
/** Failed responses to a save and their messages. The page checks the login before it saves. */
const rejections = [
  { path: '**/api/check-auth', statuses: [500, 0], title: 'Authentication error', description: unverified },
  { path: '**/api/music/reorder', statuses: [400, 409], title: 'Reordering failed', description: unprepared },
  {
    path: '**/api/music/reorder',
    statuses: [500],
    title: 'Reorder failed',
    description: 'Failed to reorder music playlist.',
  },
  { path: '**/api/music/reorder', statuses: [0], title: 'Reordering failed', description: unexpected },
] as const

test('the order of the songs is changed and saved', { tag: '@smoke' }, async ({ page, site }) => {
  await openDashboard(page, site, 'music', 'Manage Playlist')

  await test.step('songs move by buttons, by a number and by dragging; saved, the order stays', async () => {
    await expectOrder(page, 'Hymn', 'Waltz', 'March')
    for (const column of ['Order', 'Title', 'Size', 'Upload Date', 'Actions']) {
      await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible()
    }
    await expect(button(page, 'Move up Hymn')).toBeDisabled()
    await expect(button(page, 'Move down March')).toBeDisabled()
    await expect(button(page, 'Save Order')).toHaveCount(0)
    await button(page, 'Move down Hymn').click()
    await expectOrder(page, 'Waltz', 'Hymn', 'March')
    await button(page, 'Move up March').click()
    await expectOrder(page, 'Waltz', 'March', 'Hymn')
    const moveTo = page.getByRole('spinbutton', { name: 'Move to Hymn' })
    for (const ignored of ['0', '4', '3']) {
      await moveTo.fill(ignored)
      await moveTo.press('Enter')
      await expectOrder(page, 'Waltz', 'March', 'Hymn')
    }
    await moveTo.fill('1')
    await moveTo.press('Enter')
    await expectOrder(page, 'Hymn', 'Waltz', 'March')
    await button(page, 'Drag March').hover()
    await page.mouse.down()
    const first = await page.getByText('Hymn', { exact: true }).boundingBox()
    await page.mouse.move(first?.x ?? 0, first?.y ?? 0, { steps: 8 })
    await page.mouse.up()
    await expectOrder(page, 'March', 'Hymn', 'Waltz')
    expect(await readStoredTitles(site)).toEqual(songs)
    await button(page, 'Save Order').click()
    await expectToast(page, 'Reorder successful', 'Order updated.')
    await expect(button(page, 'Save Order')).toHaveCount(0)
    expect(await readStoredTitles(site)).toEqual(['March', 'Hymn', 'Waltz'])
    await reopenTab(page, 'Manage Playlist')
    await expectOrder(page, 'March', 'Hymn', 'Waltz')
  })

  await test.step('an order that is not saved waits in its tab, and leaving asks first', async () => {
    await button(page, 'Move down March').click()
    await expectOrder(page, 'Hymn', 'March', 'Waltz')
    await page.getByRole('tab', { name: 'Upload', exact: true }).last().click()
    await page.getByRole('tab', { name: 'Manage Playlist' }).click()
    await expectOrder(page, 'Hymn', 'March', 'Waltz')
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Services' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    await expect(button(page, 'Save Order')).toBeVisible()
  })
})

test('an order that cannot be saved waits', async ({ page, site, complaints }) => {
  complaints.expect(/40[019]|500|ERR_|API request failed|^no |no response/)
  await openDashboard(page, site, 'music', 'Manage Playlist')
  await button(page, 'Move down Waltz').click()

  for (const { path, title, description, statuses } of rejections)
    for (const status of statuses)
      await test.step(`${path} ${status || 'no response'}: the new order and the button stay`, async () => {
        await page.route(path, (route) =>
          status ? route.fulfill({ status, json: { message: 'no' } }) : route.abort(),
        )
        await button(page, 'Save Order').click()
        await expectToast(page, title, description)
        await button(page, 'Dismiss notification').click()
        await expectOrder(page, 'Hymn', 'March', 'Waltz')
        await expect(button(page, 'Save Order')).toBeEnabled()
        expect(await readStoredTitles(site)).toEqual(songs)
        await page.unroute(path)
      })

  await test.step('a song moved while the order is being saved keeps its place, and waits to be saved', async () => {
    const release = await holdRequests(page, '**/api/music/reorder')
    await button(page, 'Save Order').click()
    await button(page, 'Move up Waltz').click()
    release()
    await expectToast(page, 'Reorder successful', 'Order updated.')
    await expectOrder(page, 'Hymn', 'Waltz', 'March')
    const reread = page.waitForResponse(
      (response) => response.request().method() === 'GET' && response.url().endsWith('/api/music'),
    )
    await button(page, 'Save Order').click()
    await expect.poll(() => readStoredTitles(site)).toEqual(songs)
    await reread
  })

  await test.step('a song that somebody else deleted meanwhile cannot be moved', async () => {
    const administrator = await site.administrator()
    await expectOrder(page, 'Hymn', 'Waltz', 'March')
    const { body } = await administrator.call('GET /api/music')
    await administrator.call('DELETE /api/music/:id', { params: { id: body[0]?.id ?? '' } })
    const moveTo = page.getByRole('spinbutton', { name: 'Move to Hymn' })
    await moveTo.fill('3')
    await moveTo.press('Enter')
    await expectToast(
      page,
      'Reordering failed',
      'An error occurred while changing position. Please try again.',
    )
    await expectOrder(page, 'Waltz', 'March')
  })
})

test('a song is corrected and deleted', async ({ page, site, complaints }) => {
  complaints.expect(/400|A title is needed|500|API request failed|^no /)
  const administrator = await site.administrator()
  await administrator.call('POST /api/music', { form: { file: fixture('audio/a-new-journey-cover.mp3') } })
  await openDashboard(page, site, 'music', 'Manage Playlist')
  const dialog = page.getByRole('dialog', { name: 'Edit Music Track' })

  await test.step('a song is renamed, by its own title if one was found in it', async () => {
    await button(page, 'Edit a-new-journey-cover').click()
    const original = dialog.getByRole('link', { name: 'a-new-journey-cover.mp3' })
    expect((await original.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await expect(original).toHaveAttribute('href', /^\/uploads\/private\/[\w-]+\/original$/)
    await expect(dialog.locator('audio[controls]')).toHaveJSProperty('readyState', 4)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Use “A New Journey”' }).click()
    await expect(dialog.getByLabel('Title')).toHaveValue('A New Journey')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog).toHaveCount(0)
    await expectOrder(page, ...songs, 'A New Journey')
    expect(await readStoredTitles(site)).toEqual([...songs, 'A New Journey'])
  })

  await test.step('a song is deleted for ever once that was agreed to', async () => {
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
    await button(page, 'Delete Waltz').click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
    await expect(button(page, 'Delete Waltz')).toBeFocused()
    await button(page, 'Delete Waltz').click()
    await failOnce(page, '**/api/music/*')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Delete failed', 'Failed to delete music track.')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Delete successful', 'The music track has been deleted.')
    await expectOrder(page, 'Hymn', 'March', 'A New Journey')
    expect(await readStoredTitles(site)).toEqual(['Hymn', 'March', 'A New Journey'])
    await expect(button(page, 'Delete March')).toBeFocused()
  })
})
