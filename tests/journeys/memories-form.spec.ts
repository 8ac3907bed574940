import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { fixturePath } from '../support/fixtures.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { loseUpload } from '../support/loseUpload.ts'
import {
  addCaption,
  choose,
  emailField,
  memoriesOf,
  memoryField,
  nameField,
  openForm,
  shareButton,
} from './memoryForm.ts'

const small = 'photos/person-blackwhite-small.jpg'

test('after sharing, the form is empty and closed, and the memory is in the list @both', async ({
  page,
  site,
}) => {
  await openForm(page)
  await expect(page.getByRole('button', { name: 'Minimize' })).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('JPG, PNG, GIF up to 10MB')).toBeVisible()
  await expectAccessible(page)
  const trap = page.locator('[aria-hidden] input')
  expect(await trap.getAttribute('name')).not.toMatch(/name|mail|phone|address|company|url|web|site/)
  for (const mark of ['data-1p-ignore', 'data-lpignore', 'data-form-type'])
    await expect(trap).toHaveAttribute(mark)
  await nameField(page).fill('Anna')
  await emailField(page).fill('josé@münchen.de')
  await memoryField(page).fill('People who checked.')
  await shareButton(page).click()
  await expect(page.getByText('Memory shared')).toBeVisible()
  await expect(page.getByText('Thank you for sharing your memory.')).toBeVisible()
  await expect(page.getByRole('article')).toContainText('People who checked.')
  await expect(page.getByRole('heading', { name: 'Thank you, Anna' })).toBeVisible()
  await expect(page.getByRole('article')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Expand' })).toBeFocused()
  await expect(nameField(page)).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Expand' }).click()
  for (const field of [nameField(page), emailField(page), memoryField(page)])
    await expect(field).toHaveValue('')
  const { body } = await (await site.administrator()).call('GET /api/memories')
  expect(body.map(({ email }) => email)).toEqual(['josé@münchen.de'])
})

test('what is missing or wrong is said at its field, before anything is sent @both', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await openForm(page)
  await emailField(page).fill('nobody@')
  await shareButton(page).click()
  await expect(nameField(page)).toBeFocused()
  await expect(nameField(page)).toHaveAccessibleDescription('Please enter your name.')
  await expect(emailField(page)).toHaveAccessibleDescription(/Please enter a valid e-mail address/)
  await expectAccessible(page)
  await nameField(page).fill('Anna')
  await expect(page.getByText('Please enter your name.')).toBeHidden()
  expect(sent).toEqual([])
})

test('the ring about a wrong field does not lie on what is said beneath it @both', async ({ page }) => {
  await openForm(page)
  await shareButton(page).click()
  await expect(nameField(page)).toBeFocused()
  const message = await page.getByText('Please enter your name.').boundingBox()
  const ring = await nameField(page).evaluate((field) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(field)
    return (
      field.getBoundingClientRect().bottom +
      Number.parseFloat(outlineOffset) +
      Number.parseFloat(outlineWidth)
    )
  })
  expect(ring).toBeLessThanOrEqual(message?.y ?? 0)
})

test('only images are taken, and thirty at most, which is said before anything is sent', async ({ page }) => {
  await openForm(page)
  await choose(page, ['bad/text-renamed.mp4', small])
  await expect(page.getByText('Only images are allowed')).toBeVisible()
  await expect(page.getByText('Please select image files only (JPG, PNG, etc.).')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add a caption/ })).toHaveCount(1)
  await choose(
    page,
    Array.from({ length: 31 }, () => small),
  )
  await expect(page.getByRole('button', { name: /^Add a caption/ })).toHaveCount(30)
  await expect(page.getByText(/At most 30 photographs can go with one memory/)).toBeVisible()
})

test('a failed upload creates no memory and keeps every word; trying again shares it once', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/500|API request failed/)
  await page.route('**/api/media/upload', (route) => route.fulfill({ status: 500, body: '{}' }))
  await openForm(page)
  await nameField(page).fill('Karin')
  await choose(page, [small])
  await addCaption(page, 'person-blackwhite-small.jpg')
  await page.getByLabel('Title person-blackwhite-small.jpg').fill('The tripod')
  await shareButton(page).click()
  await expect(page.getByText('Upload failed')).toBeVisible()
  await expect(page.getByText('Failed to upload images. Please try again.')).toBeVisible()
  await expect(nameField(page)).toHaveValue('Karin')
  await expect(page.getByLabel('Title person-blackwhite-small.jpg')).toHaveValue('The tripod')
  expect(await memoriesOf(site)).toEqual([])
  await page.unroute('**/api/media/upload')
  await shareButton(page).click()
  await expect(page.getByText('Memory shared')).toBeVisible()
  const [memory] = await memoriesOf(site)
  expect(memory?.mediaIds).toHaveLength(1)
})

test('a photo that the server refuses is named, and the others go without it', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/415|kind of file/)
  await openForm(page)
  await nameField(page).fill('Karin')
  await choose(page, [small, 'bad/html-inside.jpg'])
  await shareButton(page).click()
  await expect(page.getByText('Upload failed')).toBeVisible()
  await expect(page.getByText(/“html-inside.jpg” is not a kind of file/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove html-inside.jpg' }).click()
  await shareButton(page).click()
  await expect(page.getByText('Memory shared')).toBeVisible()
  expect((await memoriesOf(site))[0]?.mediaIds).toHaveLength(1)
})

test('pressed twice, it is shared once', async ({ page, site }) => {
  await openForm(page)
  await nameField(page).fill('Theo')
  await shareButton(page).dblclick()
  await expect(page.getByText('Memory shared')).toBeVisible()
  expect(await memoriesOf(site)).toHaveLength(1)
})

test('photos that say nothing are sent, with a hint to say something', async ({ page, site }) => {
  await openForm(page)
  await nameField(page).fill('Erik')
  await choose(page, [small])
  await shareButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Consider adding descriptions')
  await expect(page.getByText('Memory shared')).toBeVisible()
  expect((await memoriesOf(site))[0]?.mediaIds).toHaveLength(1)
})

test('text written after an answer was lost is not lost', async ({ page, site, complaints }) => {
  complaints.expect(/API request failed|ERR_/)
  await openForm(page)
  await nameField(page).fill('Inga')
  await memoryField(page).fill('As it was first')
  await page.route('**/api/memories', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await shareButton(page).click()
  await expect(page.getByText('Submission failed')).toBeVisible()
  await page.unroute('**/api/memories')
  await memoryField(page).fill('As it was then')
  await shareButton(page).click()
  await expect(page.getByText('Memory shared')).toBeVisible()
  expect((await memoriesOf(site)).map(({ content }) => content)).toEqual(['As it was then'])
})

test('what is written about a photo after its answer was lost arrives with it', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/API request failed|ERR_/)
  await openForm(page)
  await nameField(page).fill('Inga')
  await choose(page, [small])
  loseUpload(site, '/api/media/upload')
  await shareButton(page).click()
  await expect(page.getByText('The connection was lost.')).toBeVisible()
  await addCaption(page, 'person-blackwhite-small.jpg')
  await page.getByLabel('Title person-blackwhite-small.jpg').fill('The tripod')
  await shareButton(page).click()
  await expect(page.getByText('Memory shared')).toBeVisible()
  await expect(page.getByRole('article')).toContainText('The tripod')
  expect((await memoriesOf(site))[0]?.mediaIds).toHaveLength(1)
})

test('a photo of more than 10 MB is made smaller here, and arrives upright @phone', async ({
  page,
  site,
}) => {
  const noise = randomBytes(1_400 * 1_050 * 3)
  const bytes = await sharp(noise, { raw: { width: 1_400, height: 1_050, channels: 3 } })
    .resize(5_600, 4_200, { kernel: 'nearest' })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer()
  expect(bytes.length).toBeGreaterThan(10 * 1024 * 1024)
  await openForm(page)
  await nameField(page).fill('Priya')
  await page
    .getByLabel('Photos', { exact: true })
    .setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: bytes })
  await shareButton(page).click()
  await expect(page.getByText('Memory shared')).toBeVisible()
  const [item] = (await (await site.administrator()).call('GET /api/media')).body
  expect([item?.width, item?.height]).toEqual([3072, 4096])
  expect(item?.fileSize).toBeLessThan(10 * 1024 * 1024)
})

test('a large file that this browser cannot make smaller is rejected with a message before it is sent', async ({
  page,
}) => {
  await openForm(page)
  await nameField(page).fill('Priya')
  const buffer = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(11 * 1024 * 1024)])
  await page
    .getByLabel('Photos', { exact: true })
    .setInputFiles({ name: 'dance.gif', mimeType: 'image/gif', buffer })
  await expect(page.getByText(/“dance.gif” is larger than 10 MB/)).toBeVisible()
  let uploads = 0
  await page.route('**/api/media/upload', (route) => {
    uploads += 1
    return route.continue()
  })
  await shareButton(page).click()
  await expect(page.getByText(/“dance.gif” is larger than 10 MB/)).toBeFocused()
  expect(uploads).toBe(0)
})

test('progress is shown in percent of what has really left, and is done when the server has it', async ({
  page,
  context,
}) => {
  await openForm(page)
  await nameField(page).fill('Samuel')
  await page
    .getByLabel('Photos', { exact: true })
    .setInputFiles(
      ['photos/landscape-6mp-mountains.jpg', 'photos/landscape-12mp-sunset.jpg'].map(fixturePath),
    )
  const line = await context.newCDPSession(page)
  const speed = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 700 * 1024 }
  await line.send('Network.emulateNetworkConditions', speed)
  await shareButton(page).click()
  const bar = page.getByRole('progressbar', { name: 'Upload progress' })
  await expect(bar).toBeVisible()
  await expect
    .poll(async () => Number(await bar.getAttribute('aria-valuenow').catch(() => 0)), { intervals: [100] })
    .toBeGreaterThan(30)
  await expect(page.getByText(/^Uploading… \d+%$/)).toBeVisible()
  await expect(page.getByText('Memory shared')).toBeVisible()
  await expect(bar).toBeHidden()
})
