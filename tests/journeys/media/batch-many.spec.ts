import type { Page } from '@playwright/test'
import { answerInFront, countBytes } from '../../support/servers/answerInFront.ts'
import { expect, expectAccessible, openDashboard, reopenTab, test } from '../../support/pages/journey.ts'
import { loseUpload } from '../../support/pages/loseUpload.ts'
import { toastOn } from '../../support/pages/toastOn.ts'
import { expectSavedFiles } from '../../support/pages/savedFiles.ts'
import type { Site } from '../../support/pages/site.ts'
import { holdRequestsInTurn } from '../../support/pages/holdRequests.ts'
import { makePhoto, makePhotos } from './manyFiles.ts'

const BATCH = '/api/media/batch'

const selectFiles = (page: Page, files: Awaited<ReturnType<typeof makePhotos>>) =>
  page.getByLabel('Select Photos').setInputFiles(files)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const bad = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from('Dear Ruth') })
const readTitles = async (site: Site) =>
  (await site.visitor.call('GET /api/media')).body.map(({ title }) => title)
const count = (prefix: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${prefix} ${from + index}`)

test('106 photographs are sent fifty at a time, and what is refused is named and can be sent again', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/415|is not a kind of file/)
  await openDashboard(page, site, 'media', 'Batch Upload')
  const files = await makePhotos(106)
  files.splice(30, 1, bad('p1.jpg'))
  files.splice(103, 1, bad('letter.jpg'))
  await selectFiles(page, files)
  await expect(page.getByText('106 photographs selected')).toBeVisible()
  await expect(page.getByText('Maximum 50 photos per batch')).toBeVisible()

  await test.step('fifty are shown at first, the others on demand', async () => {
    const photos = page.getByRole('list', { name: 'Selected photographs' }).getByRole('listitem')
    await expect(photos).toHaveCount(50)
    await button(page, 'Show 50 more').click()
    await expect(photos).toHaveCount(100)
    await expect(button(page, 'Edit p51.jpg')).toBeFocused()
    await button(page, 'Show 6 more').click()
    await expect(photos).toHaveCount(106)
  })

  await test.step('the page says which of them it sends', async () => {
    await page.getByLabel('Common Title Prefix (optional)').fill('Summer')
    await button(page, 'Edit p2.jpg').click()
    await page.getByRole('dialog').getByLabel('Title').fill('His bees')
    await button(page, 'Save Details').click()
    // four requests for three portions: the page sends the first one again, without the photograph that is refused
    const letNextThrough = await holdRequestsInTurn(page, `**${BATCH}`, 4)
    await button(page, 'Upload Photos').click()
    await expect(page.getByText('1 to 50 of 106')).toBeVisible()
    await expect(button(page, 'Uploading...')).toBeDisabled()
    await expect(page.getByLabel('Common Title Prefix (optional)')).not.toBeEditable()
    letNextThrough()
    letNextThrough()
    await expect(page.getByText('51 to 100 of 106')).toBeVisible()
    letNextThrough()
    await expect(page.getByText('101 to 106 of 106')).toBeVisible()
    letNextThrough()
  })

  await test.step('two are refused by name, and the others count on without a gap', async () => {
    await expect(toastOn(page, 'Upload failed')).toContainText('2 photographs were not added')
    const refused = page.locator('.notice').filter({ hasText: '2 photographs were not added:' })
    await expect(refused).toContainText('“p1.jpg” is not a kind of file')
    await expect(refused).toContainText('“letter.jpg” is not a kind of file')
    await expect(page.getByText('2 photographs selected')).toBeVisible()
    await expect(page.getByRole('progressbar')).toBeHidden()
    await expectAccessible(page)
    const titles = await readTitles(site)
    expect(titles.filter((title) => title !== 'His bees')).toEqual(count('Summer', 1, 103))
    expect(titles).toHaveLength(104)
  })

  await test.step('they are still known after a reload, and are sent again', async () => {
    page.on('dialog', (dialog) => void dialog.accept())
    await reopenTab(page, 'Batch Upload')
    const refused = page.locator('.notice').filter({ hasText: '2 photographs were not added:' })
    await expect(refused).toContainText('“letter.jpg” is not a kind of file')
    await button(page, 'Try these again').click()
    await expect(toastOn(page, 'Upload failed')).toContainText('2 photographs were not added')
    await button(page, 'Remove p1.jpg').click()
    await button(page, 'Remove letter.jpg').click()
    await expect(refused).toBeHidden()
    expect(await readTitles(site)).toHaveLength(104)
  })
})

test('a batch goes on after a reload, a lost answer and an error, and nothing is stored twice', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/503|ERR_|no response|API request failed/)
  page.on('dialog', (dialog) => void dialog.accept())
  await openDashboard(page, site, 'media', 'Batch Upload')
  await selectFiles(page, await makePhotos(103))
  await page.getByLabel('Common Title Prefix (optional)').fill('Summer')
  await expectSavedFiles(page, 'batch upload', 103)

  await test.step('the answer to the first fifty is lost in a reload; they are not stored again, and the rest follows', async () => {
    let requestCount = 0
    answerInFront(site, ({ url }) => (url === BATCH && ++requestCount === 3 ? 503 : null))
    const reloaded = new Promise<void>((resolve) =>
      loseUpload(site, BATCH, async () => {
        await page.reload()
        resolve()
      }),
    )
    await button(page, 'Upload Photos').click()
    await reloaded
    await page.getByRole('tab', { name: 'Batch Upload' }).click()
    await expect(page.getByText('50 of 103 photographs are in the gallery.')).toBeVisible()
    await expect(
      page.getByRole('alert').filter({ hasText: 'The memorial does not answer' }).first(),
    ).toBeVisible()
    expect(await readTitles(site)).toEqual(count('Summer', 1, 50))
  })

  await test.step('what may have arrived cannot be changed here; the rest can', async () => {
    await expect(button(page, 'Edit p51.jpg')).toBeDisabled()
    await expect(page.getByLabel('Common Title Prefix (optional)')).toHaveValue('Summer')
    await button(page, 'Show 3 more').click()
    await button(page, 'Remove p101.jpg').click()
  })

  await test.step('the rest is sent by one press, and counts on', async () => {
    await button(page, 'Send the rest (52)').click()
    await expect(toastOn(page, 'Upload successful')).toContainText('102 photographs added')
    expect(await readTitles(site)).toEqual(count('Summer', 1, 102))
    await expect(button(page, 'Upload Photos')).toBeVisible()
    await expect(page.getByLabel('Common Title Prefix (optional)')).toHaveValue('')
  })
})

test('photographs come in smaller portions where a web server in front stops larger ones', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/413|API request failed/)
  answerInFront(site, (request) => (countBytes(request) > 100_000 ? 413 : null))
  await openDashboard(page, site, 'media', 'Batch Upload')
  await selectFiles(page, [...(await makePhotos(5, 30_000)), await makePhoto('large.jpg', 120_000)])
  await button(page, 'Upload Photos').click()
  await expect(toastOn(page, 'Upload failed')).toContainText(
    '“large.jpg”: This is too large for the web server',
  )
  await expect(page.locator('.notice').filter({ hasText: '1 photograph was not added:' })).toContainText(
    'Please tell the person who runs the server.',
  )
  expect(await readTitles(site)).toHaveLength(5)
})

test('photographs that the device has no room for are named after a reload', async ({ page, site }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  // the device has room for two photographs
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put
    const saved = new Set<IDBValidKey | undefined>()
    const remove = IDBObjectStore.prototype.delete
    IDBObjectStore.prototype.put = function (value: object, key) {
      if (saved.size === 2) throw new DOMException('There is no room', 'QuotaExceededError')
      saved.add(key)
      return put.call(this, value, key)
    }
    IDBObjectStore.prototype.delete = function (key) {
      saved.delete(key as IDBValidKey)
      return remove.call(this, key)
    }
  })
  await openDashboard(page, site, 'media', 'Batch Upload')
  const photos = page.getByRole('list', { name: 'Selected photographs' }).getByRole('listitem')
  const note = page.getByText('This device could not keep a copy of every photograph.')

  await test.step('the page says that it must stay open, until there is room', async () => {
    await selectFiles(page, await makePhotos(3))
    await expect(note).toBeVisible()
    await button(page, 'Remove p1.jpg').click()
    await expect(note).toBeHidden()
    await selectFiles(page, [await makePhoto('p4.jpg'), await makePhoto('p5.jpg')])
    await expect(note).toBeVisible()
  })

  await test.step('after a reload the others are there, and what is missing is named', async () => {
    await reopenTab(page, 'Batch Upload')
    await expect(
      page.getByText('This device could not keep 2 files while the page was closed.'),
    ).toContainText('“p4.jpg”, “p5.jpg”')
    await expect(photos).toHaveCount(2)
    await button(page, 'Upload Photos').click()
    await expect(toastOn(page, 'Upload successful')).toContainText('2 photographs added')
  })
})

test('a batch waits for a connection, and goes on by itself', async ({ page, context, site, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|no response|API request failed/)
  await openDashboard(page, site, 'media', 'Batch Upload')
  await selectFiles(page, await makePhotos(2))
  await context.setOffline(true)
  await button(page, 'Upload Photos').click()
  await expect(toastOn(page, 'Upload error')).toContainText('An unexpected error occurred during upload')
  await expect(page.getByText('The upload will continue by itself as soon as it is back.')).toBeVisible()
  await context.setOffline(false)
  await expect(toastOn(page, 'Upload successful')).toContainText('2 photographs added')
  await expect(page.getByText('The upload will continue by itself')).toBeHidden()
  expect(await readTitles(site)).toHaveLength(2)
})
