import type { Page } from '@playwright/test'
import { fixture, fixturePath } from '../support/fixtures.ts'
import { enterAsAdministrator, expect, expectAccessible, test } from '../support/journey.ts'
import type { Site } from '../support/site.ts'

const songs = ['Hymn', 'Waltz', 'March'] as const

const addSongs = async (site: Site) => {
  const administrator = await site.administrator()
  for (const title of songs) {
    const file = fixture('audio/through-space.flac')
    await administrator.call('POST /api/music', { form: { title, file } })
  }
  return administrator
}

const openTab = async (page: Page, site: Site, tab: 'Upload' | 'Manage Playlist') => {
  await enterAsAdministrator(page, site)
  await page.goto('/admin#music')
  await page.getByRole('tab', { name: tab, exact: true }).last().click()
}
const choose = (page: Page, ...files: string[]) =>
  page.locator('input[type=file]').setInputFiles(files.map((file) => fixturePath(file)))
const inOrder = async (page: Page, ...titles: string[]) => {
  await expect(page.locator('.track-title > span:first-child')).toHaveText(titles)
}
const toast = (page: Page, title: string, description = '') =>
  expect(page.locator('.toast')).toHaveText(`${title}${description}`)
const stored = async (site: Site) =>
  (await site.visitor.call('GET /api/music')).body.map(({ title }) => title)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.describe('Upload', () => {
  test('songs are chosen, looked over, and sent; then the playlist has them', async ({ page, site }) => {
    await openTab(page, site, 'Upload')
    await choose(page, 'audio/a-new-journey-cover.mp3', 'audio/nebula.wav', 'audio/through-space-tags.ogg')
    await expect(page.getByText('Selected Files (3)')).toBeVisible()
    await expect(page.getByText('nebula.wav')).toBeVisible()
    await expect(page.getByText('345 KB')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(3)
    await button(page, 'Remove nebula.wav').click()
    await expect(page.getByText('Selected Files (2)')).toBeVisible()
    await expectAccessible(page)
    const gate = Promise.withResolvers<void>()
    await page.route('**/api/music', async (route) => {
      await gate.promise
      await route.continue()
    })
    await button(page, 'Upload Files').click()
    await expect(button(page, 'Uploading...')).toBeDisabled()
    gate.resolve()
    await toast(page, 'Upload successful', '2 songs added to the playlist.')
    await expect(page.getByText('Selected Files')).toHaveCount(0)
    await page.getByRole('tab', { name: 'Manage Playlist' }).click()
    await inOrder(page, 'a-new-journey-cover', 'through-space-tags')
    await expect(page.getByText('Max McCracken · 0:30')).toBeVisible()
  })

  test('files that are no music are turned away, the others taken', async ({ page, site }) => {
    await openTab(page, site, 'Upload')
    await choose(page, 'photos/person-small-square.jpg')
    await toast(page, 'Invalid file type', 'Please select only audio files.')
    await expect(page.getByText('Selected Files')).toHaveCount(0)
    await choose(page, 'audio/nebula.m4a', 'bad/text-renamed.mp4')
    await toast(page, 'Invalid file type', 'Please select only audio files.')
    await expect(page.getByText('Selected Files (1)')).toBeVisible()
  })

  test('songs can be dropped onto the page', async ({ page, site }) => {
    await openTab(page, site, 'Upload')
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['sound'], 'dropped.mp3', { type: 'audio/mpeg' }))
      return transfer
    })
    await page.locator('.dropzone').dispatchEvent('drop', { dataTransfer: data })
    await expect(page.getByText('Selected Files (1)')).toBeVisible()
    await expect(page.getByText('dropped.mp3')).toBeVisible()
  })

  test('a file that only claims to be music is refused in words, and the rest arrives', async ({
    page,
    site,
    complaints,
  }) => {
    complaints.expect(/415|is not a kind of file/)
    await openTab(page, site, 'Upload')
    const { bytes } = fixture('bad/html-inside.jpg')
    await page.locator('input[type=file]').setInputFiles([
      { name: 'false.mp3', mimeType: 'audio/mpeg', buffer: bytes },
      { name: 'true.flac', mimeType: 'audio/flac', buffer: fixture('audio/through-space.flac').bytes },
    ])
    await button(page, 'Upload Files').click()
    await toast(page, 'Upload failed', 'Failed to upload music tracks.')
    await expect(page.getByText('“false.mp3” is not a kind of file')).toBeVisible()
    await expect(page.getByText('Selected Files (1)')).toBeVisible()
    expect(await stored(site)).toEqual(['true'])
  })

  test('a song whose answer was lost is sent again and stored once', async ({ page, site, complaints }) => {
    complaints.expect(/ERR_|no answer|API request failed/)
    await openTab(page, site, 'Upload')
    await choose(page, 'audio/nebula.wav')
    let lost = false
    await page.route('**/api/music', async (route) => {
      if (lost || route.request().method() !== 'POST') return route.continue()
      lost = true
      await route.fetch()
      await route.abort()
    })
    await button(page, 'Upload Files').click()
    await toast(page, 'Upload failed', 'Failed to upload music tracks.')
    await button(page, 'Upload Files').click()
    await toast(page, 'Upload successful', '1 song added to the playlist.')
    expect(await stored(site)).toEqual(['nebula'])
  })
})

test.describe('Manage Playlist', () => {
  test('an empty playlist says what to do', async ({ page, site }) => {
    await openTab(page, site, 'Manage Playlist')
    await expect(page.getByText('No music tracks available')).toBeVisible()
    await expect(page.getByText('Upload some audio files in the upload tab')).toBeVisible()
  })

  test('songs move by buttons, by a number and by dragging; saved, the order stays', async ({
    page,
    site,
  }) => {
    await addSongs(site)
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
    await toast(page, 'Reorder successful', 'Order updated.')
    await expect(button(page, 'Save Order')).toHaveCount(0)
    expect(await stored(site)).toEqual(['March', 'Hymn', 'Waltz'])
    await page.reload()
    await page.getByRole('tab', { name: 'Manage Playlist' }).click()
    await inOrder(page, 'March', 'Hymn', 'Waltz')
  })

  test('an order that is not saved waits in its tab, and leaving asks first', async ({ page, site }) => {
    await addSongs(site)
    await openTab(page, site, 'Manage Playlist')
    await button(page, 'Move down Hymn').click()
    await page.getByRole('tab', { name: 'Upload', exact: true }).last().click()
    await page.getByRole('tab', { name: 'Manage Playlist' }).click()
    await inOrder(page, 'Waltz', 'Hymn', 'March')
    await page.getByRole('tab', { name: 'Services' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    await expect(button(page, 'Save Order')).toBeVisible()
  })

  const refusals = [
    [401, 'Authentication error', 'You must be logged in as admin to reorder music. Please log in again.'],
    [500, 'Authentication error', 'Failed to verify authentication status. Please try logging in again.'],
    [0, 'Authentication error', 'Failed to verify authentication status. Please try logging in again.'],
  ] as const
  for (const [status, title, description] of refusals) {
    test(`before saving it is asked who is logged in: ${status || 'no answer'}`, async ({
      page,
      site,
      complaints,
    }) => {
      complaints.expect(/401|500|ERR_|API request failed/)
      await addSongs(site)
      await openTab(page, site, 'Manage Playlist')
      await button(page, 'Move down Hymn').click()
      await page.route('**/api/check-auth', (route) =>
        status ? route.fulfill({ status, json: { message: 'no' } }) : route.abort(),
      )
      await button(page, 'Save Order').click()
      await toast(page, title, description)
      await inOrder(page, 'Waltz', 'Hymn', 'March')
      expect(await stored(site)).toEqual(songs)
      await page.unroute('**/api/check-auth')
      await button(page, 'Save Order').click()
      await toast(page, 'Reorder successful', 'Order updated.')
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
      await addSongs(site)
      await openTab(page, site, 'Manage Playlist')
      await button(page, 'Move down Hymn').click()
      await page.route('**/api/music/reorder', (route) =>
        status ? route.fulfill({ status, json: { message: 'no' } }) : route.abort(),
      )
      await button(page, 'Save Order').click()
      await toast(page, title, description)
      await inOrder(page, 'Waltz', 'Hymn', 'March')
      await expect(button(page, 'Save Order')).toBeEnabled()
    })
  }

  test('a song that somebody else deleted meanwhile cannot be moved', async ({ page, site }) => {
    const administrator = await addSongs(site)
    await openTab(page, site, 'Manage Playlist')
    await inOrder(page, 'Hymn', 'Waltz', 'March')
    const { body } = await administrator.call('GET /api/music')
    await administrator.call('DELETE /api/music/:id', { params: { id: body[0]?.id ?? '' } })
    const moveTo = page.getByRole('spinbutton', { name: 'Move to Hymn' })
    await moveTo.fill('3')
    await moveTo.press('Enter')
    await toast(page, 'Reordering failed', 'An error occurred while changing position. Please try again.')
    await inOrder(page, 'Waltz', 'March')
  })

  test('a song is renamed, by its own title if one was found in it', async ({ page, site }) => {
    const administrator = await site.administrator()
    await administrator.call('POST /api/music', { form: { file: fixture('audio/a-new-journey-cover.mp3') } })
    await openTab(page, site, 'Manage Playlist')
    await button(page, 'Edit a-new-journey-cover').click()
    const dialog = page.getByRole('dialog', { name: 'Edit Music Track' })
    await expect(dialog.getByText('a-new-journey-cover.mp3')).toBeVisible()
    await expect(dialog.locator('audio[controls]')).toHaveJSProperty('readyState', 4)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Use “A New Journey”' }).click()
    await expect(dialog.getByLabel('Title')).toHaveValue('A New Journey')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog).toHaveCount(0)
    await inOrder(page, 'A New Journey')
    expect(await stored(site)).toEqual(['A New Journey'])
  })

  test('a song without a title keeps its dialog and says what is missing', async ({
    page,
    site,
    complaints,
  }) => {
    complaints.expect(/400|A title is needed/)
    await addSongs(site)
    await openTab(page, site, 'Manage Playlist')
    await button(page, 'Edit Waltz').click()
    const dialog = page.getByRole('dialog', { name: 'Edit Music Track' })
    await dialog.getByLabel('Title').fill(' ')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await toast(page, 'Update failed', 'Failed to update music track.')
    await expect(dialog.getByText('A title is needed')).toBeVisible()
    expect(await stored(site)).toEqual(songs)
  })

  test('a song is deleted for ever once that was agreed to', async ({ page, site, complaints }) => {
    complaints.expect(/500|API request failed|^no /)
    await addSongs(site)
    await openTab(page, site, 'Manage Playlist')
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' })
    await button(page, 'Delete Waltz').click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(button(page, 'Delete Waltz')).toBeFocused()
    await button(page, 'Delete Waltz').click()
    await page.route('**/api/music/*', (route) => route.fulfill({ status: 500, json: { message: 'no' } }))
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await toast(page, 'Delete failed', 'Failed to delete music track.')
    await page.unroute('**/api/music/*')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await toast(page, 'Delete successful', 'The music track has been deleted.')
    await inOrder(page, 'Hymn', 'March')
    expect(await stored(site)).toEqual(['Hymn', 'March'])
  })

  test('it can be read and operated by anyone @both', async ({ page, site }) => {
    await addSongs(site)
    await openTab(page, site, 'Manage Playlist')
    await button(page, 'Move down Hymn').click()
    await expectAccessible(page)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  })
})
