import type { Page } from '@playwright/test'
import { addMedia } from '../support/addMedia.ts'
import { fixturePath } from '../support/fixtures.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { loseUpload } from '../support/loseUpload.ts'
import { openMediaTab, toastOn } from '../support/mediaTab.ts'
import { expectSavedFiles } from '../support/savedFiles.ts'

const select = (page: Page, ...files: string[]) =>
  page.getByLabel('Select files').setInputFiles(files.map(fixturePath))
const uploadAll = (page: Page) => page.getByRole('button', { name: 'Upload All Files' }).click()
const rows = (page: Page) => page.getByRole('list', { name: 'Selected files' }).getByRole('listitem')

test('photographs and a video get titles, are uploaded, and hang in the gallery @both', async ({
  page,
  site,
}) => {
  await openMediaTab(page, site)
  await expect(page.getByText('Maximum file size: 100MB')).toBeVisible()
  await select(page, 'orientation/portrait-orientation-6.jpg', 'formats/iphone.HEIC', 'video/phone-like.mov')
  await expect(rows(page)).toHaveCount(3)
  await page.getByLabel('Title portrait-orientation-6.jpg').fill('Upright')
  await page.getByLabel('Description portrait-orientation-6.jpg').fill('It was turned.')
  await page.getByLabel('Title phone-like.mov').fill('At the window')
  await expectAccessible(page)
  await uploadAll(page)
  await expect(toastOn(page, 'Upload successful')).toBeVisible()
  await expect(rows(page)).toHaveCount(0)

  await page.goto('/gallery')
  await expect(page.getByRole('listitem').locator('p')).toHaveText(['Upright', 'iphone', 'At the window'])
  const upright = page.getByRole('img', { name: 'Upright' })
  await expect
    .poll(() => upright.evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth))
    .toBe(true)
})

test('nothing selected is toastOn, not sent', async ({ page, site }) => {
  await openMediaTab(page, site)
  await uploadAll(page)
  await expect(toastOn(page, 'No files selected')).toContainText('Please select files to upload first.')
})

test('all fields are cleared at once, and the files stay', async ({ page, site }) => {
  await openMediaTab(page, site)
  await select(page, 'photos/landscape-2mp-bee.jpg', 'photos/person-small-square.jpg')
  await page.getByLabel('Title landscape-2mp-bee.jpg').fill('Bee')
  await page.getByLabel('Description person-small-square.jpg').fill('Words')
  await page.getByRole('button', { name: 'Clear All Fields' }).click()
  await expect(toastOn(page, 'Fields cleared')).toBeVisible()
  await expect(page.getByLabel('Title landscape-2mp-bee.jpg')).toHaveValue('')
  await expect(page.getByLabel('Description person-small-square.jpg')).toHaveValue('')
  await expect(rows(page)).toHaveCount(2)
})

test('a file over 100 MB and one that is no picture are refused before anything is sent', async ({
  page,
  site,
}) => {
  await openMediaTab(page, site)
  const asked: string[] = []
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()))
  await page.getByLabel('Select files').evaluate((input: HTMLInputElement) => {
    const large = new File([new Uint8Array(1)], 'wedding.mp4', { type: 'video/mp4' })
    Object.defineProperty(large, 'size', { value: 100 * 1024 * 1024 + 1 })
    const other = new File(['words'], 'letter.pdf', { type: 'application/pdf' })
    Object.defineProperty(input, 'files', { value: [large, other], configurable: true })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(page.getByText('“wedding.mp4” is larger than 100 MB.')).toBeVisible()
  await expect(page.getByText('“letter.pdf” is neither a photograph nor a video.')).toBeVisible()
  await uploadAll(page)
  await expect(toastOn(page, 'No files selected')).toBeVisible()
  expect(asked).toEqual([])
})

test('a file that fails stays with its message, and goes through on another try', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/507|There is no room/)
  await openMediaTab(page, site)
  await select(page, 'photos/person-small-square.jpg', 'photos/landscape-2mp-bee.jpg')
  await page.getByLabel('Title landscape-2mp-bee.jpg').fill('Bee')
  await page.route('**/api/media', async (route, request) => {
    if (request.method() !== 'POST' || !request.postDataBuffer()?.includes('landscape-2mp-bee'))
      return route.fallback()
    await route.fulfill({ status: 507, json: { message: 'There is no room left to store this.' } })
  })
  await uploadAll(page)
  await expect(toastOn(page, 'Upload failed')).toContainText('Failed to upload media files.')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('There is no room left to store this.')
  await expect(page.getByLabel('Title landscape-2mp-bee.jpg')).toHaveValue('Bee')
  await expectAccessible(page)

  await page.unroute('**/api/media')
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/media', async (route, request) => {
    if (request.method() === 'POST') await gate.promise
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Retry landscape-2mp-bee.jpg' }).click()
  await expect(page.getByText(/^1 file, [\d.]+ [KM]B to go$/)).toBeVisible()
  gate.resolve()
  await expect(toastOn(page, 'Upload successful')).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  const { body } = await site.visitor.call('GET /api/media')
  expect(body.map(({ title }) => title)).toEqual(['person-small-square', 'Bee'])
})

test('a lost connection is waited out, and what arrived before the answer was lost is not stored twice', async ({
  page,
  site,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_|no answer|Failed to load/)
  await openMediaTab(page, site)
  await select(page, 'photos/person-small-square.jpg', 'photos/landscape-2mp-bee.jpg')
  loseUpload(site, '/api/media', () => context.setOffline(true))
  await uploadAll(page)
  await expect(rows(page).first()).toContainText('There is no connection.')
  await context.setOffline(false)
  await expect(rows(page)).toHaveCount(0)
  const { body } = await site.visitor.call('GET /api/media')
  expect(body.map(({ title }) => title).toSorted()).toEqual(['landscape-2mp-bee', 'person-small-square'])
})

test('uploading goes on while the administrator looks at something else', async ({ page, site }) => {
  await openMediaTab(page, site)
  await select(page, 'photos/landscape-12mp-sunset.jpg', 'photos/landscape-9mp-meadow.jpg')
  await uploadAll(page)
  await page.getByRole('tab', { name: 'Music' }).click()
  await expect(toastOn(page, 'Upload successful')).toBeVisible()
  await page.getByRole('tab', { name: 'Media', exact: true }).click()
  await expect(rows(page)).toHaveCount(0)
})

test('files are dropped onto the page', async ({ page, site }) => {
  await openMediaTab(page, site)
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['x'], 'dropped.jpg', { type: 'image/jpeg' }))
    return transfer
  })
  const zone = page.getByText('Drag photographs and videos here')
  await zone.dispatchEvent('dragenter', { dataTransfer: data })
  await zone.dispatchEvent('drop', { dataTransfer: data })
  await expect(rows(page)).toContainText('dropped.jpg')
})

test('of a file of several pages the administrator is told that one is shown', async ({ page, site }) => {
  await openMediaTab(page, site)
  await select(page, 'formats/tiff-three-pages.tif')
  await uploadAll(page)
  await expect(rows(page)).toContainText('“tiff-three-pages” shows 1 of 3 pages.')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(rows(page)).toHaveCount(0)
  await page.getByRole('tab', { name: 'Manage Media' }).click()
  await expect(page.getByText('1 of 3 pages', { exact: true })).toBeVisible()
})

test('the same file again is noticed, and the administrator decides', async ({ page, site }) => {
  await addMedia(await site.administrator(), [
    { file: 'photos/person-small-square.jpg', title: 'In her suit' },
  ])
  await openMediaTab(page, site)
  await select(page, 'photos/person-small-square.jpg')
  await page.getByLabel('Title person-small-square.jpg').fill('Again')
  await uploadAll(page)
  await expect(rows(page)).toContainText('“Again” is already in the gallery as “In her suit”.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove this copy' }).click()
  await expect(rows(page)).toHaveCount(0)
  const titles = async () => (await site.visitor.call('GET /api/media')).body.map(({ title }) => title)
  expect(await titles()).toEqual(['In her suit'])
  await select(page, 'photos/person-small-square.jpg')
  await uploadAll(page)
  await page.getByRole('button', { name: 'Keep both' }).click()
  await expect(rows(page)).toHaveCount(0)
  expect(await titles()).toEqual(['In her suit', 'person-small-square'])
})

test('what a phone threw away with the page is there again, and goes on', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/ERR_|no answer|API request failed/)
  page.on('dialog', (dialog) => void dialog.accept())
  await openMediaTab(page, site)
  await select(page, 'photos/person-small-square.jpg')
  await page.getByLabel('Title person-small-square.jpg').fill('In her suit')
  await expectSavedFiles(page, 'media uploads', 1)
  await page.reload()
  await expect(page.getByLabel('Title person-small-square.jpg')).toHaveValue('In her suit')

  const started = page.waitForRequest((request) => request.method() === 'POST')
  await page.route('**/api/media', (route, request) =>
    request.method() === 'POST' ? undefined : route.fallback(),
  )
  await uploadAll(page)
  await started
  await page.unrouteAll()
  await page.reload()
  await expect(toastOn(page, 'Upload successful')).toBeVisible()
  const { body } = await site.visitor.call('GET /api/media')
  expect(body.map(({ title }) => title)).toEqual(['In her suit'])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Upload All Files' })).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
})
