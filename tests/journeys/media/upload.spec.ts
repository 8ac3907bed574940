import type { Page } from '@playwright/test'
import { fixturePath } from '../../support/files/fixtures.ts'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import { loseUpload } from '../../support/pages/loseUpload.ts'
import { noticesOn as notices } from '../../support/pages/mediaTab.ts'
import { toastOn } from '../../support/pages/toastOn.ts'
import { expectSavedFiles } from '../../support/pages/savedFiles.ts'
import type { Site } from '../../support/pages/site.ts'
import { holdRequests } from '../../support/pages/holdRequests.ts'

const select = (page: Page, ...files: string[]) =>
  page.getByLabel('Select files').setInputFiles(files.map(fixturePath))
const uploadAll = (page: Page) => page.getByRole('button', { name: 'Upload All Files' }).click()
const titlesOf = async (site: Site) =>
  (await site.visitor.call('GET /api/media')).body.map(({ title }) => title)
const rows = (page: Page) => page.getByRole('list', { name: 'Selected files' }).getByRole('listitem')

test('a photograph and a video get titles, are uploaded, and hang in the gallery', { tag: '@smoke' }, async ({
  page,
  site,
}) => {
  await openDashboard(page, site)

  await test.step('nothing selected is said, not sent', async () => {
    await uploadAll(page)
    await expect(toastOn(page, 'No files selected')).toContainText('Please select files to upload first.')
  })

  await test.step('files are dropped onto the page', async () => {
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['x'], 'dropped.jpg', { type: 'image/jpeg' }))
      return transfer
    })
    const zone = page.getByText('Drag photographs and videos here')
    await zone.dispatchEvent('dragenter', { dataTransfer: data })
    await zone.dispatchEvent('drop', { dataTransfer: data })
    await expect(rows(page)).toContainText('dropped.jpg')
    await page.getByRole('button', { name: 'Remove dropped.jpg' }).click()
  })

  await test.step('all fields are cleared at once, and the files stay', async () => {
    await expect(page.getByText('Maximum file size: 100MB')).toBeVisible()
    await select(page, 'photos/small-bee.jpg', 'video/h264-aac.mp4')
    await page.getByLabel('Title h264-aac.mp4').fill('Wrong')
    await page.getByLabel('Description small-bee.jpg').fill('Words')
    await page.getByRole('button', { name: 'Clear All Fields' }).click()
    await expect(toastOn(page, 'Fields cleared')).toBeVisible()
    await expect(page.getByLabel('Title h264-aac.mp4')).toHaveValue('')
    await expect(page.getByLabel('Description small-bee.jpg')).toHaveValue('')
    await expect(rows(page)).toHaveCount(2)
    await page.getByLabel('Title small-bee.jpg').fill('His bees')
    await page.getByLabel('Description small-bee.jpg').fill('In June.')
    await page.getByLabel('Title h264-aac.mp4').fill('At the window')
    await expectAccessible(page)
  })

  await test.step('uploading goes on while the administrator looks at something else', async () => {
    const release = await holdRequests(page, '**/api/media')
    await uploadAll(page)
    await page.getByRole('tab', { name: 'Music' }).click()
    const stored = page.waitForResponse((response) => response.request().method() === 'POST')
    release()
    await stored
    await expect(toastOn(page, 'Upload successful')).toContainText('2 files added')
    await page.getByRole('tab', { name: 'Media', exact: true }).click()
    await expect(rows(page)).toHaveCount(0)
  })

  await test.step('they hang in the gallery under their titles', async () => {
    await page.goto('/gallery')
    await expect(page.getByRole('listitem').locator('p')).toHaveText(['His bees', 'At the window'])
  })
})

test('what cannot be uploaded as it is stays with its reason', async ({ page, site, complaints }) => {
  complaints.expect(/507|There is no room/)
  await openDashboard(page, site)

  await test.step('a file that fails stays with its message, and goes through on another try', async () => {
    await select(page, 'photos/person-small-square.jpg', 'photos/person-blackwhite-small.jpg')
    await page.getByLabel('Title person-blackwhite-small.jpg').fill('Bee')
    await page.route('**/api/media', async (route, request) => {
      if (request.method() !== 'POST' || !request.postDataBuffer()?.includes('person-blackwhite-small'))
        return route.fallback()
      await route.fulfill({ status: 507, json: { message: 'There is no room left to store this.' } })
    })
    await uploadAll(page)
    await expect(toastOn(page, 'Upload failed')).toContainText('Failed to upload media files.')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('There is no room left to store this.')
    await expect(page.getByLabel('Title person-blackwhite-small.jpg')).toHaveValue('Bee')
    await expectAccessible(page)

    await page.unroute('**/api/media')
    const release = await holdRequests(page, '**/api/media', 'POST')
    await page.getByRole('button', { name: 'Retry person-blackwhite-small.jpg' }).click()
    await expect(page.getByText(/^1 file, [\d.]+ [KM]B to go$/)).toBeVisible()
    release()
    await expect(toastOn(page, 'Upload successful')).toBeVisible()
    await expect(rows(page)).toHaveCount(0)
    expect(await titlesOf(site)).toEqual(['person-small-square', 'Bee'])
  })

  await test.step('the same file again is noticed, and the administrator decides', async () => {
    await select(page, 'photos/person-small-square.jpg')
    await page.getByLabel('Title person-small-square.jpg').fill('Again')
    await uploadAll(page)
    await expect(notices(page)).toContainText('“Again” is already in the gallery as “person-small-square”.')
    await page.getByRole('button', { name: 'Remove this copy' }).click()
    await expect(notices(page)).toHaveCount(0)
    expect(await titlesOf(site)).toEqual(['person-small-square', 'Bee'])
    await select(page, 'photos/person-small-square.jpg')
    await uploadAll(page)
    await page.getByRole('button', { name: 'Keep both' }).click()
    await expect(notices(page)).toHaveCount(0)
    expect(await titlesOf(site)).toEqual(['person-small-square', 'Bee', 'person-small-square'])
  })

  await test.step('of a file of several pages the administrator is told that one is shown', async () => {
    await select(page, 'formats/tiff-three-pages.tif')
    await uploadAll(page)
    await expect(page.getByText('“tiff-three-pages.tif” shows 1 of 3 pages.')).toBeVisible()
    await page.getByRole('tab', { name: 'Manage Media' }).click()
    await page.getByRole('button', { name: 'Edit tiff-three-pages' }).click()
    await expect(page.getByRole('dialog').getByText(/^\d+ × \d+, 1 of 3 pages$/)).toBeVisible()
  })
})

test('uploading outlives the connection and the page', async ({ page, site, context, complaints }) => {
  complaints.expect(/ERR_|no response|Failed to load|API request failed/)
  await openDashboard(page, site)

  await test.step('a lost connection is waited out, and what arrived before the answer was lost is not stored twice', async () => {
    await select(page, 'photos/person-small-square.jpg', 'photos/person-blackwhite-small.jpg')
    loseUpload(site, '/api/media', () => context.setOffline(true))
    await uploadAll(page)
    for (const row of [rows(page).first(), rows(page).last()])
      await expect(row).toContainText('There is no connection.')
    await context.setOffline(false)
    await expect(rows(page)).toHaveCount(0)
    expect((await titlesOf(site)).toSorted()).toEqual(['person-blackwhite-small', 'person-small-square'])
  })

  await test.step('what a phone threw away with the page is there again, and goes on', async () => {
    page.on('dialog', (dialog) => void dialog.accept())
    await select(page, 'photos/landscape-2mp-bee.jpg')
    await page.getByLabel('Title landscape-2mp-bee.jpg').fill('In her suit')
    await expectSavedFiles(page, 'media uploads', 1)
    await page.reload()
    await expect(page.getByLabel('Title landscape-2mp-bee.jpg')).toHaveValue('In her suit')

    const release = await holdRequests(page, '**/api/media', 'POST')
    const waitForUpload = () => page.waitForRequest((request) => request.method() === 'POST')
    const started = waitForUpload()
    await uploadAll(page)
    await started
    const resumed = waitForUpload()
    await page.reload()
    await resumed
    release()
    await expect(toastOn(page, 'Upload successful')).toBeVisible()
    expect(await titlesOf(site)).toContain('In her suit')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Upload All Files' })).toBeVisible()
    await expect(rows(page)).toHaveCount(0)
  })
})
