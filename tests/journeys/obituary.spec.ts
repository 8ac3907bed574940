import { fixture, fixturePath } from '../support/fixtures.ts'
import { logInAsAdministrator, expect, expectAccessible, takeScreenshot, test } from '../support/journey.ts'

import { expectLinesAtEdge, lineStarts, saveObituaryWithPortrait, widths } from '../support/obituaryLines.ts'

const story = 'He was born in Duluth.\n\nHe kept bees.\n \n\nHe sang.\n\nHe is missed.'

test('before anything was saved the built-in life story stands there, its receptions and donation in it @both', async ({
  page,
}) => {
  await page.goto('/obituary')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Walter Arne Lindholm')
  const article = page.getByRole('article')
  for (const text of ['He is survived by', 'Two receptions', 'Gifts in Walter’s memory'])
    await expect(article.getByText(text)).toBeVisible()
  await expectAccessible(page)
})

test('while the answer is under way the page says so', async ({ page }) => {
  let answer = () => {}
  const released = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/obituary', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/obituary')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading obituary...')
  answer()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('')
})

test('a saved obituary replaces the built-in text, one paragraph per blank line', async ({ page, site }) => {
  const admin = await site.administrator()
  await admin.call('PUT /api/obituary', { body: { content: story, imagePath: '' } })
  await page.goto('/obituary')
  const paragraphs = page.getByRole('article').locator('div p')
  await expect(paragraphs).toHaveText([
    'He was born in Duluth.',
    'He kept bees.',
    'He sang.',
    'He is missed.',
  ])
  // the large first letter ends above the second paragraph, though the first has one line
  const lineStart = await paragraphs.nth(1).evaluate((paragraph) => {
    const text = document.createRange()
    text.selectNodeContents(paragraph)
    return text.getBoundingClientRect().left - paragraph.getBoundingClientRect().left
  })
  expect(lineStart).toBeLessThan(2)
})

test('next to a portrait every line begins at the edge: on the page, in the preview and on paper', async ({
  page,
  site,
}) => {
  await saveObituaryWithPortrait(site)
  await logInAsAdministrator(page, site)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/obituary')
    expectLinesAtEdge(await page.evaluate(lineStarts), `${width} pixels wide`)
    await page.goto('/admin#obituary')
    await page.getByRole('tab', { name: 'Preview' }).click()
    await expect(page.getByRole('article').getByRole('img')).toBeVisible()
    expectLinesAtEdge(await page.evaluate(lineStarts), `of the preview ${width} pixels wide`)
  }
  await page.emulateMedia({ media: 'print' })
  await page.goto('/obituary')
  expectLinesAtEdge(await page.evaluate(lineStarts), 'on paper')
})

test('no word moves when the picture arrives, whatever its shape @phone', async ({ page, site }) => {
  const admin = await site.administrator()
  const form = { file: fixture('photos/landscape-2mp-bee.jpg'), listed: 'false' }
  const { filePath } = (await admin.call('POST /api/media', { form })).body
  await admin.call('PUT /api/obituary', { body: { content: story, imagePath: filePath } })
  const gate = Promise.withResolvers<void>()
  await page.route('**/uploads/**', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/obituary', { waitUntil: 'commit' })
  const article = page.getByRole('article')
  const top = async () => (await article.getByText('He kept bees.').boundingBox())?.y
  const before = await top()
  gate.resolve()
  const picture = article.getByRole('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(await top()).toBe(before)
})

test('in print there is the story and nothing of the page around it', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/obituary')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('the administrator writes, previews and saves; visitors read it @both', async ({ page, site }) => {
  await logInAsAdministrator(page, site)
  await page.goto('/admin#obituary')
  const text = page.getByLabel('Obituary text')
  await expect(text).toHaveAttribute('rows', '15')
  await expect(page.getByText('Double line breaks make new paragraphs.')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(fixturePath('photos/painting-self-portrait.jpg'))
  await expect(page.getByLabel('Image path')).toHaveValue(/^\/uploads\/[\w-]+\/photo\.jpg$/)
  await text.fill(story)
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Preview' }).click()
  const preview = page.getByRole('article')
  await expect(preview.getByRole('heading')).toHaveText('Walter Arne Lindholm')
  await expect(preview.getByText('May 12, 1948 – February 9, 2025')).toBeVisible()
  await expect(preview.locator('div p')).toHaveText([
    'He was born in Duluth.',
    'He kept bees.',
    'He sang.',
    'He is missed.',
  ])
  await expect(preview.getByRole('img')).toHaveAttribute('src', /^\/uploads\//)
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Save Obituary' }).click()
  await expect(page.getByRole('status')).toContainText('Update successful')
  await page.goto('/obituary')
  await expect(page.getByRole('article').getByText('He kept bees.')).toBeVisible()
  await expect(page.getByRole('article').getByRole('img')).toHaveAttribute('src', /^\/uploads\//)
})

test('in the preview two paragraphs stand beside the photograph, the others below it', async ({
  page,
  site,
}) => {
  const admin = await site.administrator()
  await admin.call('PUT /api/obituary', { body: { content: story } })
  await logInAsAdministrator(page, site)
  await page.goto('/admin#obituary')
  await page.getByRole('tab', { name: 'Preview' }).click()
  const box = async (text: string) => {
    const found = await page.getByRole('article').getByText(text).boundingBox()
    expect(found).not.toBeNull()
    return found as NonNullable<typeof found>
  }
  const photo = await box('No picture yet')
  const bottom = photo.y + photo.height
  expect((await box('He was born in Duluth.')).y).toBeLessThan(bottom)
  expect((await box('He kept bees.')).y).toBeLessThan(bottom)
  expect((await box('He sang.')).y).toBeGreaterThan(bottom)
})

test('typed text survives the preview, another tab, a failed save and a reload', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of 500|API request failed/)
  await logInAsAdministrator(page, site)
  await page.goto('/admin#obituary')
  const text = page.getByLabel('Obituary text')
  await text.fill(story)
  await page.getByRole('tab', { name: 'Preview' }).click()
  await page.getByRole('tab', { name: 'Edit' }).click()
  await expect(text).toHaveValue(story)
  await page.getByRole('tab', { name: 'Services' }).click()
  await page.getByRole('tab', { name: 'Obituary' }).click()
  await expect(text).toHaveValue(story)
  let broken = true
  await page.route('**/api/obituary', (route) =>
    broken && route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, body: '' })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Save Obituary' }).click()
  await expect(page.getByRole('alert')).toContainText('Update failed')
  await expect(page.getByRole('alert')).toContainText('Failed to update obituary.')
  await expect(text).toHaveValue(story)
  await page.reload()
  await expect(text).toHaveValue(story)
  broken = false
  await page.getByRole('button', { name: 'Save Obituary' }).click()
  await expect(page.getByRole('status')).toContainText('Update successful')
  await expect(page.getByText('Not saved yet.')).toBeHidden()
  expect((await site.visitor.call('GET /api/obituary')).body.content).toBe(story)
})

test('an empty obituary is not saved, and the field says why', async ({ page, site, complaints }) => {
  complaints.expect(/status of 400|no words yet/)
  await logInAsAdministrator(page, site)
  await page.goto('/admin#obituary')
  await page.getByRole('button', { name: 'Save Obituary' }).click()
  await expect(page.getByRole('alert')).toContainText('Update failed')
  await expect(page.getByLabel('Obituary text')).toHaveAccessibleDescription(/The obituary has no words yet/)
})

test('a photo that is deleted in Manage Media leaves the obituary, and saving the text does not bring its path back', async ({
  page,
  site,
}) => {
  const admin = await site.administrator()
  const file = fixture('photos/painting-self-portrait.jpg')
  const { filePath } = (await admin.call('POST /api/media', { form: { title: 'Portrait', file } })).body
  await admin.call('PUT /api/obituary', { body: { content: story, imagePath: filePath } })
  await logInAsAdministrator(page, site)
  await page.goto('/admin#obituary')
  await expect(page.getByLabel('Image path')).toHaveValue(filePath ?? '')
  await page.getByRole('tab', { name: 'Media', exact: true }).click()
  await page.getByRole('tab', { name: 'Manage Media' }).click()
  await page.getByRole('button', { name: 'Delete Portrait' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The media item has been deleted.')).toBeVisible()
  await page.getByRole('tab', { name: 'Obituary' }).click()
  await expect(page.getByLabel('Image path')).toHaveValue('')
  await page.getByLabel('Obituary text').fill('He kept bees.')
  await page.getByRole('button', { name: 'Save Obituary' }).click()
  await expect(page.getByText('The obituary has been updated.')).toBeVisible()
  expect((await admin.call('GET /api/obituary')).body).toEqual({ content: 'He kept bees.', imagePath: null })
})

test('the built-in obituary comes back after a question @both', async ({ page, site }, testInfo) => {
  await (await site.administrator()).call('PUT /api/obituary', { body: { content: story } })
  await logInAsAdministrator(page, site)
  await page.goto('/admin#obituary')
  await page.getByLabel('Obituary text').fill('He kept bees.')
  await takeScreenshot(page, testInfo, 'obituary')
  const restore = page.getByRole('button', { name: 'Restore built-in obituary' })
  await restore.click()
  const question = page.getByRole('alertdialog', { name: 'Restore the built-in obituary?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect((await site.visitor.call('GET /api/obituary')).body.content).toBe(story)
  await restore.click()
  await question.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Visitors read the built-in obituary again.')).toBeVisible()
  await expect(page.getByText(/Nothing has been saved yet/)).toBeVisible()
  await expect(page.getByLabel('Obituary text')).toHaveValue('')
  await expect(restore).toBeHidden()
  await page.goto('/obituary')
  await expect(page.getByText('Two receptions')).toBeVisible()
})

test('where the settings cannot be read, the preview says so, and can be drawn again', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of 404|Not Found/)
  await page.route('**/api/settings', (route) => route.fulfill({ status: 404, body: '' }))
  await logInAsAdministrator(page, site)
  await page.goto('/admin#obituary')
  await page.getByLabel('Obituary text').fill(story)
  await page.getByRole('tab', { name: 'Preview' }).click()
  const failed = page.getByRole('alert').filter({ hasText: 'The preview needs the settings' })
  await expect(failed).toBeVisible()
  await page.unroute('**/api/settings')
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article').getByText('Walter Arne Lindholm').first()).toBeVisible()
})
