import type { Page } from '@playwright/test'
import { copyFixture, fixture, fixturePath } from '../../support/files/fixtures.ts'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import { holdRequests } from '../../support/pages/holdRequests.ts'
import { button, expectToast, expectOrder, readStoredTitles } from './playlist.ts'

const choose = (page: Page, ...files: string[]) =>
  page.locator('input[type=file]').setInputFiles(files.map((file) => fixturePath(file)))

test('songs are chosen, looked over, sent, and sent again', { tag: '@smoke' }, async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/415|is not a kind of file|ERR_|no response|API request failed/)
  await openDashboard(page, site, 'music', 'Upload')

  await test.step('files that are no music are turned away, the others taken', async () => {
    await choose(page, 'photos/person-small-square.jpg')
    await expectToast(page, 'Invalid file type', 'Please select only audio files.')
    await expect(page.getByText('Selected Files')).toHaveCount(0)
    await choose(page, 'audio/nebula.m4a', 'bad/text-renamed.mp4')
    await expectToast(page, 'Invalid file type', 'Please select only audio files.')
    await expect(page.getByText('Selected Files (1)')).toBeVisible()
    await button(page, 'Remove nebula.m4a').click()
  })

  await test.step('recordings of telephones are taken, although the browser does not know their type', async () => {
    const names = ['New Recording 7.qta', 'Voice 004.3ga']
    await page.locator('input[type=file]').setInputFiles(copyFixture('audio/nebula.m4a', names))
    await expect(page.getByText('Selected Files (2)')).toBeVisible()
    for (const name of names) await button(page, `Remove ${name}`).click()
  })

  await test.step('songs are looked over and sent; then the playlist has them', async () => {
    await choose(page, 'audio/a-new-journey-cover.mp3', 'audio/nebula.wav', 'audio/through-space-tags.ogg')
    await expect(page.getByText('Selected Files (3)')).toBeVisible()
    await expect(page.getByText('nebula.wav')).toBeVisible()
    await expect(page.getByText('345 KB')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(3)
    await button(page, 'Remove nebula.wav').click()
    await expect(page.getByText('Selected Files (2)')).toBeVisible()
    await expectAccessible(page)
    const release = await holdRequests(page, '**/api/music')
    await button(page, 'Upload Files').click()
    await expect(button(page, 'Uploading...')).toBeDisabled()
    release()
    await expectToast(page, 'Upload successful', '2 songs added to the playlist.')
    await expect(page.getByText('Selected Files')).toHaveCount(0)
    await page.getByRole('tab', { name: 'Manage Playlist' }).click()
    await expectOrder(page, 'a-new-journey-cover', 'through-space-tags')
    await expect(page.getByText('Max McCracken · 0:30')).toBeVisible()
    await page.unroute('**/api/music')
    await page.getByRole('tab', { name: 'Upload', exact: true }).last().click()
  })

  await test.step('a file that only claims to be music is refused in words, and the rest arrives', async () => {
    const { bytes } = fixture('bad/html-inside.jpg')
    await page.locator('input[type=file]').setInputFiles([
      { name: 'false.mp3', mimeType: 'audio/mpeg', buffer: bytes },
      { name: 'true.flac', mimeType: 'audio/flac', buffer: fixture('audio/through-space.flac').bytes },
    ])
    await button(page, 'Upload Files').click()
    await expectToast(page, 'Upload failed', 'Failed to upload music tracks.')
    await expect(page.getByText('“false.mp3” is not a kind of file')).toBeVisible()
    await expect(page.getByText('Selected Files (1)')).toBeVisible()
    expect(await readStoredTitles(site)).toEqual(['a-new-journey-cover', 'through-space-tags', 'true'])
    await button(page, 'Remove false.mp3').click()
  })
})
