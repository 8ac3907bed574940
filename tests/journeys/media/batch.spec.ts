import type { Page } from '@playwright/test'
import { fixture, fixturePath } from '../../support/files/fixtures.ts'
import { expect, expectAccessible, openDashboard, reopenTab, test } from '../../support/pages/journey.ts'
import { loseUpload } from '../../support/pages/loseUpload.ts'
import { expectNothingLeft } from '../../support/pages/mediaTab.ts'
import { toastOn } from '../../support/pages/toastOn.ts'
import { holdRequests } from '../../support/pages/holdRequests.ts'
import { expectSavedFiles } from '../../support/pages/savedFiles.ts'
import type { Site } from '../../support/pages/site.ts'
import { failOnce } from '../../support/pages/failOnce.ts'

const select = (page: Page, ...files: string[]) =>
  page.getByLabel('Select Photos').setInputFiles(files.map(fixturePath))
const send = (page: Page) => page.getByRole('button', { name: 'Upload Photos' }).click()
const photos = (page: Page) => page.getByRole('list', { name: 'Selected photographs' }).getByRole('listitem')
const stored = async (site: Site) =>
  (await site.visitor.call('GET /api/media')).body.map(({ title, description }) => [title, description])

test('a batch is looked over and goes up under a common title', async ({ page, site }) => {
  await openDashboard(page, site, 'media', 'Batch Upload')

  await test.step('nothing selected is said, not sent', async () => {
    await send(page)
    await expect(toastOn(page, 'No files selected')).toContainText(
      'Please select at least one file to upload',
    )
  })

  await test.step('a video and a letter are no photos, and are told apart by name', async () => {
    await select(page, 'video/h264-aac.mp4', 'README.md', 'photos/person-small-square.jpg')
    await expect(photos(page)).toHaveCount(1)
    await expect(page.getByText('“h264-aac.mp4” is not a photograph.')).toBeVisible()
    await expect(page.getByText('“README.md” is not a photograph.')).toBeVisible()
  })

  await test.step('previews are hidden and shown', async () => {
    const preview = photos(page).locator('img')
    await expect(preview).toBeVisible()
    await page.getByRole('button', { name: 'Hide Previews' }).click()
    await expect(preview).toBeHidden()
    await page.getByRole('button', { name: 'Show Previews' }).click()
    await expect(preview).toBeVisible()
  })

  await test.step('a long file name can be read whole beneath its preview', async () => {
    const name = 'Grandfather at the lake with Ruth and the two dogs, summer of 1974.jpg'
    const { bytes } = fixture('photos/person-small-square.jpg')
    await page.getByLabel('Select Photos').setInputFiles({ name, mimeType: 'image/jpeg', buffer: bytes })
    const cut = await page
      .getByText(name, { exact: true })
      .evaluate((text) => text.scrollWidth > text.clientWidth)
    expect(cut).toBe(false)
    await page.getByRole('button', { name: `Remove ${name}` }).click()
  })

  await test.step('a batch goes up under a common title, but a photo with a title of its own keeps it', async () => {
    await select(page, 'photos/landscape-2mp-bee.jpg', 'formats/made.heic')
    await expect(photos(page)).toHaveCount(3)
    await page.getByRole('button', { name: 'Edit landscape-2mp-bee.jpg' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Image Details' })
    await dialog.getByLabel('Title').fill('Wrong')
    await dialog.getByLabel('Description').fill('Words')
    await dialog.getByRole('button', { name: 'Clear Fields' }).click()
    await expect(dialog.getByLabel('Title')).toHaveValue('')
    await expect(toastOn(page, 'Fields cleared')).toBeVisible()
    await dialog.getByLabel('Title').fill('His bees')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save Details' }).click()
    await expect(photos(page).nth(1)).toContainText('His bees')

    await page.getByLabel('Common Title Prefix (optional)').fill('Summer')
    await page.getByLabel('Common Description (optional)').fill('By the lake')
    const bar = page.getByRole('progressbar', { name: 'Uploading photographs' })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await send(page)
    await expect(toastOn(page, 'Upload successful')).toBeVisible()
    await expect(bar).toHaveAttribute('aria-valuenow', '100')
    await page.clock.runFor(1_000)
    await expect(bar).toBeHidden()
    await page.clock.resume()
    await expect(photos(page)).toHaveCount(0)
    expect(await stored(site)).toEqual([
      ['Summer 1', 'By the lake'],
      ['His bees', 'By the lake'],
      ['Summer 2', 'By the lake'],
    ])
  })
})

test('a batch that is refused, lost or cut off is stored once', async ({ page, site, complaints }) => {
  complaints.expect(/400|truncated\.jpg|502|ERR_|no response|API request failed/)
  await openDashboard(page, site, 'media', 'Batch Upload')

  await test.step('one bad file is named and stays; the others come in, and nothing typed is lost', async () => {
    await select(page, 'bad/truncated.jpg', 'photos/person-small-square.jpg')
    await page.getByLabel('Common Title Prefix (optional)').fill('Summer')
    await send(page)
    await expect(toastOn(page, 'Upload failed')).toContainText('“truncated.jpg” is damaged')
    await expect(toastOn(page, 'Upload failed')).toContainText('1 photograph added to the gallery.')
    await expect(photos(page)).toHaveCount(1)
    await expect(page.getByLabel('Common Title Prefix (optional)')).toHaveValue('Summer')
    expect(await stored(site)).toEqual([['Summer 1', null]])
    await expectNothingLeft(page, 'Upload Photos')
    await page.getByRole('button', { name: 'Try these again' }).click()
    await expect(page.getByText('1 photograph was not added:')).toBeVisible()
    expect(await stored(site)).toHaveLength(1)
    await page.getByRole('button', { name: 'Remove truncated.jpg' }).click()
  })

  await test.step('a web server in front and a server that never answers are told apart; another try stores the batch once', async () => {
    await select(page, 'photos/person-blackwhite-small.jpg')
    await failOnce(page, '**/api/media/batch', 502)
    await send(page)
    await expect(toastOn(page, 'Upload failed')).toContainText('does not answer at the moment')
    loseUpload(site, '/api/media/batch')
    await send(page)
    await expect(toastOn(page, 'Upload error')).toContainText('An unexpected error occurred during upload')
    await send(page)
    await expect(toastOn(page, 'Upload successful')).toBeVisible()
    expect(await stored(site)).toHaveLength(2)
  })

  await test.step('a batch that a reload cuts off is there again with all its text, and goes on where it was being sent', async () => {
    page.on('dialog', (dialog) => void dialog.accept())
    await select(page, 'orientation/portrait-orientation-6.jpg', 'photos/landscape-2mp-bee.jpg')
    await page.getByRole('button', { name: 'Edit landscape-2mp-bee.jpg' }).click()
    await page.getByRole('dialog').getByLabel('Title').fill('His bees')
    await page.getByRole('button', { name: 'Save Details' }).click()
    await page.getByLabel('Common Title Prefix (optional)').fill('Summer')
    await expectSavedFiles(page, 'batch upload', 2)
    await reopenTab(page, 'Batch Upload')
    await expect(photos(page)).toHaveCount(2)
    await expect(photos(page).nth(1)).toContainText('His bees')
    await expect(page.getByLabel('Common Title Prefix (optional)')).toHaveValue('Summer')
    expect(await stored(site), 'what nobody has sent yet waits').toHaveLength(2)

    const release = await holdRequests(page, '**/api/media/batch')
    const started = page.waitForRequest('**/api/media/batch')
    await send(page)
    await started
    const resumed = page.waitForRequest('**/api/media/batch')
    await page.reload()
    await resumed
    release()
    await expect(toastOn(page, 'Upload successful')).toContainText('2 photographs added')
    expect((await stored(site)).slice(2).map(([title]) => title)).toEqual(['Summer 1', 'His bees'])
    await reopenTab(page, 'Batch Upload')
    await expect(page.getByRole('button', { name: 'Upload Photos' })).toBeVisible()
    await expect(photos(page)).toHaveCount(0)
  })
})
