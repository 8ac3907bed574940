import { songs } from '../support/contents.ts'
import { fixture } from '../support/fixtures.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { button, expectToast, inOrder, openTab, stored } from './playlist.ts'

test.use({ siteOptions: { content: 'small' } })

test.describe(() => {
  test.use({ siteOptions: { content: 'nothing' } })

  test('an empty playlist says what to do', async ({ page, site }) => {
    await openTab(page, site, 'Manage Playlist')
    await expect(page.getByText('No music tracks available')).toBeVisible()
    await expect(page.getByText('Upload some audio files in the upload tab')).toBeVisible()
  })
})

test('songs move by buttons, by a number and by dragging; saved, the order stays', async ({ page, site }) => {
  await openTab(page, site, 'Manage Playlist')
  await inOrder(page, 'Hymn', 'Waltz', 'March')
  for (const column of ['Order', 'Title', 'Size', 'Upload Date', 'Actions']) {
    await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible()
  }
  await expect(button(page, 'Move up Hymn')).toBeDisabled()
  await expect(button(page, 'Move down March')).toBeDisabled()
  await expect(button(page, 'Save Order')).toHaveCount(0)
  await button(page, 'Move down Hymn').click()
  await inOrder(page, 'Waltz', 'Hymn', 'March')
  await button(page, 'Move up March').click()
  await inOrder(page, 'Waltz', 'March', 'Hymn')
  const moveTo = page.getByRole('spinbutton', { name: 'Move to Hymn' })
  for (const ignored of ['0', '4', '3']) {
    await moveTo.fill(ignored)
    await moveTo.press('Enter')
    await inOrder(page, 'Waltz', 'March', 'Hymn')
  }
  await moveTo.fill('1')
  await moveTo.press('Enter')
  await inOrder(page, 'Hymn', 'Waltz', 'March')
  await button(page, 'Drag March').hover()
  await page.mouse.down()
  const first = await page.getByText('Hymn', { exact: true }).boundingBox()
  await page.mouse.move(first?.x ?? 0, first?.y ?? 0, { steps: 8 })
  await page.mouse.up()
  await inOrder(page, 'March', 'Hymn', 'Waltz')
  expect(await stored(site)).toEqual(songs)
  await button(page, 'Save Order').click()
  await expectToast(page, 'Reorder successful', 'Order updated.')
  await expect(button(page, 'Save Order')).toHaveCount(0)
  expect(await stored(site)).toEqual(['March', 'Hymn', 'Waltz'])
  await page.reload()
  await page.getByRole('tab', { name: 'Manage Playlist' }).click()
  await inOrder(page, 'March', 'Hymn', 'Waltz')
})

test('an order that is not saved waits in its tab, and leaving asks first', async ({ page, site }) => {
  await openTab(page, site, 'Manage Playlist')
  await button(page, 'Move down Hymn').click()
  await page.getByRole('tab', { name: 'Upload', exact: true }).last().click()
  await page.getByRole('tab', { name: 'Manage Playlist' }).click()
  await inOrder(page, 'Waltz', 'Hymn', 'March')
  await page.getByRole('tab', { name: 'Services' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await expect(button(page, 'Save Order')).toBeVisible()
})

const rejections = [
  [401, 'Authentication error', 'You must be logged in as admin to reorder music. Please log in again.'],
  [500, 'Authentication error', 'Failed to verify authentication status. Please try logging in again.'],
  [0, 'Authentication error', 'Failed to verify authentication status. Please try logging in again.'],
] as const
for (const [status, title, description] of rejections) {
  test(`before saving it is asked who is logged in: ${status || 'no answer'}`, async ({
    page,
    site,
    complaints,
  }) => {
    complaints.expect(/401|500|ERR_|API request failed/)
    await openTab(page, site, 'Manage Playlist')
    await button(page, 'Move down Hymn').click()
    await page.route('**/api/check-auth', (route) =>
      status ? route.fulfill({ status, json: { message: 'no' } }) : route.abort(),
    )
    await button(page, 'Save Order').click()
    await expectToast(page, title, description)
    await inOrder(page, 'Waltz', 'Hymn', 'March')
    expect(await stored(site)).toEqual(songs)
    await page.unroute('**/api/check-auth')
    await button(page, 'Save Order').click()
    await expectToast(page, 'Reorder successful', 'Order updated.')
  })
}

const failures = [
  [400, 'Reordering failed', 'An error occurred while preparing the order data. Please try again.'],
  [409, 'Reordering failed', 'An error occurred while preparing the order data. Please try again.'],
  [500, 'Reorder failed', 'Failed to reorder music playlist.'],
  [0, 'Reordering failed', 'An unexpected error occurred. Please try again.'],
] as const
for (const [status, title, description] of failures) {
  test(`when saving fails the new order and the button stay: ${status || 'no answer'}`, async ({
    page,
    site,
    complaints,
  }) => {
    complaints.expect(/400|409|500|ERR_|API request failed|^no /)
    await openTab(page, site, 'Manage Playlist')
    await button(page, 'Move down Hymn').click()
    await page.route('**/api/music/reorder', (route) =>
      status ? route.fulfill({ status, json: { message: 'no' } }) : route.abort(),
    )
    await button(page, 'Save Order').click()
    await expectToast(page, title, description)
    await inOrder(page, 'Waltz', 'Hymn', 'March')
    await expect(button(page, 'Save Order')).toBeEnabled()
  })
}

test('a song moved while the order is being saved keeps its place, and waits to be saved', async ({
  page,
  site,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/music/reorder', async (route) => {
    await promise
    await route.continue()
  })
  await openTab(page, site, 'Manage Playlist')
  await button(page, 'Move down Hymn').click()
  await button(page, 'Save Order').click()
  await button(page, 'Move up March').click()
  resolve()
  await expectToast(page, 'Reorder successful', 'Order updated.')
  await inOrder(page, 'Waltz', 'March', 'Hymn')
  await button(page, 'Save Order').click()
  await expect.poll(() => stored(site)).toEqual(['Waltz', 'March', 'Hymn'])
})

test('a song that somebody else deleted meanwhile cannot be moved', async ({ page, site }) => {
  const administrator = await site.administrator()
  await openTab(page, site, 'Manage Playlist')
  await inOrder(page, 'Hymn', 'Waltz', 'March')
  const { body } = await administrator.call('GET /api/music')
  await administrator.call('DELETE /api/music/:id', { params: { id: body[0]?.id ?? '' } })
  const moveTo = page.getByRole('spinbutton', { name: 'Move to Hymn' })
  await moveTo.fill('3')
  await moveTo.press('Enter')
  await expectToast(page, 'Reordering failed', 'An error occurred while changing position. Please try again.')
  await inOrder(page, 'Waltz', 'March')
})

test.describe(() => {
  test.use({ siteOptions: { content: 'nothing' } })

  test('a song is renamed, by its own title if one was found in it', async ({ page, site }) => {
    const administrator = await site.administrator()
    await administrator.call('POST /api/music', { form: { file: fixture('audio/a-new-journey-cover.mp3') } })
    await openTab(page, site, 'Manage Playlist')
    await button(page, 'Edit a-new-journey-cover').click()
    const dialog = page.getByRole('dialog', { name: 'Edit Music Track' })
    const original = dialog.getByRole('link', { name: 'a-new-journey-cover.mp3' })
    expect((await original.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await expect(original).toHaveAttribute('href', /^\/uploads\/private\/[\w-]+\/original$/)
    await expect(dialog.locator('audio[controls]')).toHaveJSProperty('readyState', 4)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Use “A New Journey”' }).click()
    await expect(dialog.getByLabel('Title')).toHaveValue('A New Journey')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog).toHaveCount(0)
    await inOrder(page, 'A New Journey')
    expect(await stored(site)).toEqual(['A New Journey'])
  })
})

test('a song without a title keeps its dialog and says what is missing', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/400|A title is needed/)
  await openTab(page, site, 'Manage Playlist')
  await button(page, 'Edit Waltz').click()
  const dialog = page.getByRole('dialog', { name: 'Edit Music Track' })
  await dialog.getByLabel('Title').fill(' ')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Update failed', 'Failed to update music track.')
  await expect(dialog.getByText('A title is needed')).toBeVisible()
  expect(await stored(site)).toEqual(songs)
})

test('a song is deleted for ever once that was agreed to', async ({ page, site, complaints }) => {
  complaints.expect(/500|API request failed|^no /)
  await openTab(page, site, 'Manage Playlist')
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await button(page, 'Delete Waltz').click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(button(page, 'Delete Waltz')).toBeFocused()
  await button(page, 'Delete Waltz').click()
  await page.route('**/api/music/*', (route) => route.fulfill({ status: 500, json: { message: 'no' } }))
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Delete failed', 'Failed to delete music track.')
  await page.unroute('**/api/music/*')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Delete successful', 'The music track has been deleted.')
  await inOrder(page, 'Hymn', 'March')
  expect(await stored(site)).toEqual(['Hymn', 'March'])
  await expect(button(page, 'Delete March')).toBeFocused()
})

test('it can be read and operated by anyone @both', async ({ page, site }) => {
  await openTab(page, site, 'Manage Playlist')
  await button(page, 'Move down Hymn').click()
  await expectAccessible(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
})
