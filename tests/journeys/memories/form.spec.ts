import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { copyFixture } from '../../support/files/fixtures.ts'
import { expect, expectAccessible, test } from '../../support/pages/journey.ts'
import { loseUpload } from '../../support/pages/loseUpload.ts'
import { loseResponse } from '../../support/pages/failOnce.ts'
import {
  addCaption,
  choosePhotos,
  emailField,
  readMemories,
  memoryField,
  nameField,
  openForm,
  photosField,
  shareButton,
} from './memoryForm.ts'

const small = 'photos/person-blackwhite-small.jpg'
const smallTitle = (page: Page) => page.getByLabel('Title person-blackwhite-small.jpg')
const captions = (page: Page) => page.getByRole('button', { name: /^Add a caption/ })
const refusal = (page: Page) => page.getByRole('status').filter({ hasText: /^Not sent yet: / })
const withoutIt = (page: Page) => page.getByRole('button', { name: 'Send without it' })
const thanks = (page: Page, name: string) => page.getByRole('heading', { name: `Thank you, ${name}` })

test('a visitor shares a memory, and finds it in the list @both', { tag: '@smoke' }, async ({
  page,
  site,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await openForm(page)
  await test.step('the form says what it takes, and no program fills the field that traps machines', async () => {
    await expect(page.getByRole('button', { name: 'Minimize' })).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByText('JPG, PNG, GIF up to 10MB')).toBeVisible()
    const trap = page.locator('[aria-hidden] input')
    expect(await trap.getAttribute('name')).not.toMatch(/name|mail|phone|address|company|url|web|site/)
    for (const mark of ['data-1p-ignore', 'data-lpignore', 'data-form-type'])
      await expect(trap).toHaveAttribute(mark)
  })
  await test.step('what is missing or wrong is said at its field, before anything is sent', async () => {
    await emailField(page).fill('nobody@')
    await shareButton(page).click()
    await expect(nameField(page)).toBeFocused()
    await expect(nameField(page)).toHaveAccessibleDescription('Please enter your name.')
    await expect(emailField(page)).toHaveAccessibleDescription(/Please enter a valid e-mail address/)
    await expectAccessible(page)
    expect(sent).toEqual([])
  })
  await test.step('the ring about a wrong field does not lie on what is said beneath it', async () => {
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
  await test.step('pressed twice, it is shared once, and the list shows it', async () => {
    await nameField(page).fill('Anna')
    await expect(page.getByText('Please enter your name.')).toBeHidden()
    await emailField(page).fill('josé@münchen.de')
    await memoryField(page).fill('People who checked.')
    await shareButton(page).dblclick()
    await expect(page.getByText('Memory shared')).toBeVisible()
    await expect(page.getByText('Thank you for sharing your memory.')).toBeVisible()
    await expect(thanks(page, 'Anna')).toBeVisible()
    await expect(page.getByRole('article')).toContainText('People who checked.')
    await expect(page.getByRole('article')).toBeInViewport()
    await expectAccessible(page)
    const { body } = await (await site.administrator()).call('GET /api/memories')
    expect(body.map(({ email }) => email)).toEqual(['josé@münchen.de'])
  })
  await test.step('after that, the form is empty and closed', async () => {
    await expect(page.getByRole('button', { name: 'Expand' })).toBeFocused()
    await expect(nameField(page)).toBeHidden()
    await page.getByRole('button', { name: 'Expand' }).click()
    for (const field of [nameField(page), emailField(page), memoryField(page)])
      await expect(field).toHaveValue('')
  })
})

test('photos that cannot go are named', async ({ page, site, complaints }, testInfo) => {
  complaints.expect(/415|kind of file|500|API request failed/)
  let uploads = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/media/upload')) uploads += 1
  })
  await openForm(page)
  await test.step('only images are taken, and thirty at most', async () => {
    await choosePhotos(page, ['bad/text-renamed.mp4', small])
    await expect(page.getByText('Only images are allowed')).toBeVisible()
    await expect(page.getByText('Please select image files only (JPG, PNG, etc.).')).toBeVisible()
    await expect(captions(page)).toHaveCount(1)
    await photosField(page).setInputFiles(copyFixture(small, ['DSC00004.HIF', 'DSCF0001.MPO', 'IMG_0815']))
    await expect(captions(page)).toHaveCount(4)
    await choosePhotos(
      page,
      Array.from({ length: 28 }, () => small),
    )
    await expect(captions(page)).toHaveCount(30)
    const tooMany = page.getByText(/At most 30 photographs can go with one memory/)
    await expect(tooMany).toBeVisible()
    await page.getByRole('button', { name: 'Remove person-blackwhite-small.jpg' }).first().click()
    await expect(tooMany).toBeHidden()
    await choosePhotos(page, [small, small])
    await expect(tooMany).toBeVisible()
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(tooMany).toBeHidden()
    await expect(captions(page)).toHaveCount(0)
  })
  const dance = testInfo.outputPath('dance.gif')
  await writeFile(dance, Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(11 * 1024 * 1024)]))
  await test.step('a large file that this browser cannot make smaller is rejected before it is sent', async () => {
    await photosField(page).setInputFiles(dance)
    await expect(page.getByText(/“dance.gif” is larger than 10 MB/)).toBeVisible()
    await memoryField(page).fill('How he danced.')
    await shareButton(page).click()
    await expect(nameField(page)).toBeFocused()
    await expect(withoutIt(page)).toHaveCount(0)
    await memoryField(page).fill('')
    await nameField(page).fill('Karin')
    await expect(refusal(page)).toBeHidden()
    await shareButton(page).click()
    await expect(refusal(page)).toBeFocused()
    await expect(refusal(page)).toContainText('“dance.gif” is larger than 10 MB')
    await expectAccessible(page)
    expect(uploads).toBe(0)
  })
  await test.step('without it, there would be nothing to send; with words, they go without it at one press', async () => {
    await expect(withoutIt(page)).toHaveCount(0)
    await memoryField(page).fill('How he danced.')
    await shareButton(page).click()
    await withoutIt(page).click()
    await expect(thanks(page, 'Karin')).toBeVisible()
    const memories = await readMemories(site)
    expect(memories.map(({ content, mediaIds }) => [content, mediaIds.length])).toEqual([
      ['How he danced.', 0],
    ])
    const params = { id: memories[0]?.id ?? '' }
    await (await site.administrator()).call('DELETE /api/memories/:id', { params })
    await page.getByRole('button', { name: 'Expand' }).click()
    await nameField(page).fill('Karin')
  })
  await test.step('a failed upload creates no memory and keeps every word', async () => {
    await page.route('**/api/media/upload', (route) => route.fulfill({ status: 500, body: '{}' }))
    await choosePhotos(page, [small, 'bad/html-inside.jpg'])
    await addCaption(page, 'person-blackwhite-small.jpg')
    await smallTitle(page).fill('The tripod')
    await shareButton(page).click()
    await expect(page.getByText('Upload failed')).toBeVisible()
    await expect(page.getByText('Failed to upload images. Please try again.')).toBeVisible()
    await expect(nameField(page)).toHaveValue('Karin')
    await expect(smallTitle(page)).toHaveValue('The tripod')
    expect(await readMemories(site)).toEqual([])
    await page.unroute('**/api/media/upload')
  })
  await test.step('the reason why it was not sent is there until the form is changed', async () => {
    const reason = page.getByText('Not everything could be sent.')
    await expect(reason).toBeVisible()
    await smallTitle(page).fill('The old tripod')
    await expect(reason).toBeHidden()
  })
  await test.step('a photo that the server refuses is named, and the others go without it at one press', async () => {
    await shareButton(page).click()
    await expect(refusal(page)).toContainText('“html-inside.jpg” is not a kind of file')
    await expect(refusal(page)).toBeFocused()
    await withoutIt(page).click()
    await expect(thanks(page, 'Karin')).toBeVisible()
    expect((await readMemories(site)).map(({ mediaIds }) => mediaIds.length)).toEqual([1])
  })
  await test.step('photos that say nothing are sent, with a hint to say something', async () => {
    await page.getByRole('button', { name: 'Expand' }).click()
    await nameField(page).fill('Erik')
    await choosePhotos(page, [small])
    await shareButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Consider adding descriptions' })).toBeVisible()
    await expect(thanks(page, 'Erik')).toBeVisible()
    expect((await readMemories(site)).map(({ mediaIds }) => mediaIds.length)).toEqual([1, 1])
  })
})

test('text written after a lost response is not lost', async ({ page, site, complaints }) => {
  complaints.expect(/API request failed|ERR_/)
  await openForm(page)
  await nameField(page).fill('Inga')
  await choosePhotos(page, [small])
  await test.step('the answer to a photo is lost, and its title is written then', async () => {
    loseUpload(site, '/api/media/upload')
    await shareButton(page).click()
    await expect(page.getByText('The connection was lost.')).toBeVisible()
    await addCaption(page, 'person-blackwhite-small.jpg')
    await smallTitle(page).fill('The tripod')
    await expect(page.getByText('The connection was lost.')).toBeHidden()
  })
  await test.step('the answer to the memory is lost, and its text is changed then', async () => {
    await memoryField(page).fill('As it was first')
    await loseResponse(page, '**/api/memories')
    await shareButton(page).click()
    await expect(page.getByText('Submission failed')).toBeVisible()
    await expect(page.getByText('Failed to share your memory. Please try again.')).toBeVisible()
    await memoryField(page).fill('As it was then')
  })
  await test.step('shared again, there is one memory, with both', async () => {
    await shareButton(page).click()
    await expect(thanks(page, 'Inga')).toBeVisible()
    await expect(page.getByRole('article')).toContainText('The tripod')
    const memories = await readMemories(site)
    expect(memories.map(({ content, mediaIds }) => [content, mediaIds.length])).toEqual([
      ['As it was then', 1],
    ])
  })
})

test('a large photo is made smaller, and stays upright and dated @phone', async ({
  page,
  site,
  context,
}, testInfo) => {
  const noise = randomBytes(1_400 * 1_050 * 3)
  const file = testInfo.outputPath('large.jpg')
  const { size } = await sharp(noise, { raw: { width: 1_400, height: 1_050, channels: 3 } })
    .resize(5_600, 4_200, { kernel: 'nearest' })
    .withMetadata({ orientation: 6, exif: { IFD2: { DateTimeOriginal: '1998:07:18 16:42:10' } } })
    .jpeg({ quality: 90 })
    .toFile(file)
  expect(size).toBeGreaterThan(10 * 1024 * 1024)
  await openForm(page)
  await nameField(page).fill('Priya')
  await photosField(page).setInputFiles(file)
  const line = await context.newCDPSession(page)
  const speed = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 2 * 1024 * 1024 }
  await line.send('Network.emulateNetworkConditions', speed)
  await shareButton(page).click()
  await test.step('progress is shown in percent of what has really left, and is done when the server has it', async () => {
    const bar = page.getByRole('progressbar', { name: 'Upload progress' })
    await expect(bar).toBeVisible()
    // looks at every frame, because the upload takes only a few seconds
    await page.waitForFunction(() => /Uploading… (3[1-9]|[4-9]\d|100)%/.test(document.body.innerText))
    await expect(thanks(page, 'Priya')).toBeVisible()
    await expect(bar).toBeHidden()
  })
  const [item] = (await (await site.administrator()).call('GET /api/media')).body
  expect([item?.width, item?.height, item?.takenAt]).toEqual([3072, 4096, '1998-07-18T16:42:10'])
  expect(item?.fileSize).toBeLessThan(10 * 1024 * 1024)
})
