import type { Page } from '@playwright/test'
import { fixture, fixturePath } from '../../support/files/fixtures.ts'
import { expect, expectAccessible, openDashboard, openTab, test } from '../../support/pages/journey.ts'
import {
  expectLinesAtEdge,
  lineStarts,
  saveObituaryWithPortrait,
  widths,
} from '../../support/world/obituaryLines.ts'
import type { Site } from '../../support/pages/site.ts'
import { resize } from '../../support/pages/resize.ts'
import { failOnce } from '../../support/pages/failOnce.ts'
import { holdRequests } from '../../support/pages/holdRequests.ts'
import { toastOn } from '../../support/pages/toastOn.ts'

const paragraphs = ['He was born in Duluth.', 'He kept bees.', 'He sang.', 'He is missed.']
const story = 'He was born in Duluth.\n\nHe kept bees.\n \n\nHe sang.\n\nHe is missed.'

const save = async (site: Site, body: { content: string; imagePath?: string }) =>
  (await site.administrator()).call('PUT /api/obituary', { body })

test('a visitor reads the obituary, on the page and on paper', { tag: '@smoke' }, async ({ page, site }) => {
  const article = page.getByRole('article')
  const status = page.getByRole('main').getByRole('status')
  await test.step('while the answer is under way the page says so', async () => {
    const release = await holdRequests(page, '**/api/obituary')
    await page.goto('/obituary')
    await expect(status).toHaveText('Loading obituary...')
    release()
    await expect(status).toHaveText('')
  })
  await test.step('before anything was saved there is the built-in life story, with receptions and donation', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Walter Arne Lindholm')
    for (const text of ['He is survived by', 'Two receptions', 'Gifts in Walter’s memory'])
      await expect(article.getByText(text)).toBeVisible()
  })
  await test.step('in print there is the story and nothing of the page around it', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await page.emulateMedia({ media: 'screen' })
  })
  await test.step('a saved obituary replaces the built-in text, one paragraph per blank line', async () => {
    await save(site, { content: story, imagePath: '' })
    await page.goto('/obituary')
    await expect(article.locator('div p')).toHaveText(paragraphs)
  })
})

test('the lines of an obituary keep their place', async ({ page, site }) => {
  const article = page.getByRole('article')
  await save(site, { content: story, imagePath: '' })
  await page.goto('/obituary')
  await test.step('the large first letter ends above the second paragraph, though the first has one line', async () => {
    const starts = await article
      .locator('div p')
      .nth(1)
      .evaluate((paragraph) => {
        const text = document.createRange()
        text.selectNodeContents(paragraph)
        return text.getBoundingClientRect().left - paragraph.getBoundingClientRect().left
      })
    expect(starts).toBeLessThan(2)
  })
  await test.step('no word moves when the picture arrives on a telephone, whatever its shape', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const form = { file: fixture('photos/landscape-2mp-bee.jpg'), listed: 'false' }
    const { body } = await (await site.administrator()).call('POST /api/media', { form })
    await save(site, { content: story, imagePath: body.filePath ?? '' })
    await expectNothingMovesWithPicture(page)
  })
  await test.step('next to a portrait every line begins at the edge', async () => {
    await saveObituaryWithPortrait(site)
    await page.goto('/obituary')
    for (const width of widths) {
      await resize(page, { width, height: 800 })
      expectLinesAtEdge(await page.evaluate(lineStarts), `${width} pixels wide`)
    }
    await page.emulateMedia({ media: 'print' })
    expectLinesAtEdge(await page.evaluate(lineStarts), 'on paper')
    await page.emulateMedia({ media: 'screen' })
  })
  await test.step('in the preview, too', async () => {
    await openDashboard(page, site, 'obituary')
    await openTab(page, 'Preview')
    await expect(preview(page).getByRole('img')).toBeVisible()
    for (const width of widths) {
      await resize(page, { width, height: 800 })
      expectLinesAtEdge(await page.evaluate(lineStarts), `of the preview ${width} pixels wide`)
    }
  })
})

async function expectNothingMovesWithPicture(page: Page) {
  const release = await holdRequests(page, '**/uploads/**')
  await page.goto('/obituary', { waitUntil: 'domcontentloaded' })
  const article = page.getByRole('article')
  await expect(article.getByText('He kept bees.')).toBeVisible()
  // the letters may move when their fonts come
  await page.evaluate(async () => void (await document.fonts.ready))
  const top = async () => (await article.getByText('He kept bees.').boundingBox())?.y
  const before = await top()
  release()
  const picture = article.getByRole('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(await top()).toBe(before)
}

const text = (page: Page) => page.getByLabel('Obituary text')
const preview = (page: Page) => page.getByRole('article')
const pressSave = (page: Page) => page.getByRole('button', { name: 'Save Obituary' }).click()

test('an obituary is written, previewed, saved, and the built-in one restored', { tag: '@smoke' }, async ({
  page,
  site,
}) => {
  await openDashboard(page, site, 'obituary')
  await test.step('it is written, with a photograph', async () => {
    await expect(text(page)).toHaveAttribute('rows', '15')
    await expect(page.getByText('Double line breaks make new paragraphs.')).toBeVisible()
    await expect(page.getByLabel('Image path (optional)')).toBeVisible()
    // as if pasted from a word processor, which ends lines with other characters
    await text(page).fill(story.replaceAll('\n\n', '\u2029\u2028'))
  })
  await test.step('in the preview two paragraphs are next to the photograph, the others below it', async () => {
    await openTab(page, 'Preview')
    await expect(preview(page).getByRole('heading')).toHaveText('Walter Arne Lindholm')
    await expect(preview(page).getByText('May 12, 1948 – February 9, 2025')).toBeVisible()
    const [photo, ...texts] = await Promise.all(
      ['No picture yet', ...paragraphs].map((each) => preview(page).getByText(each).boundingBox()),
    )
    const bottom = (photo?.y ?? 0) + (photo?.height ?? 0)
    expect(texts.map((box) => (box?.y ?? 0) < bottom)).toEqual([true, true, false, false])
    await openTab(page, 'Edit')
  })
  await test.step('a photograph is chosen, and is in the preview', async () => {
    await page.locator('input[type=file]').setInputFiles(fixturePath('photos/person-small-square.jpg'))
    await expect(page.getByLabel('Image path')).toHaveValue(/^\/uploads\/[\w-]+\/photo\.jpg$/)
    await expectAccessible(page)
    await openTab(page, 'Preview')
    await expect(preview(page).getByRole('img')).toHaveAttribute('src', /^\/uploads\//)
    await expect(preview(page).locator('div p')).toHaveText(paragraphs)
    await expectAccessible(page)
    await openTab(page, 'Edit')
  })
  await test.step('saved, visitors read it', async () => {
    await pressSave(page)
    await expect(toastOn(page, 'Update successful')).toBeVisible()
    await expect(text(page)).toHaveValue(story)
    await expect(page.getByText('Not saved yet.')).toBeHidden()
    await page.goto('/obituary')
    await expect(preview(page).locator('div p')).toHaveText(paragraphs)
    await expect(preview(page).getByRole('img')).toHaveAttribute('src', /^\/uploads\//)
    await expectAccessible(page)
  })
  await test.step('the built-in obituary comes back after a question', async () => {
    await page.goto('/admin#obituary')
    await text(page).fill('He kept bees.')
    const restore = page.getByRole('button', { name: 'Restore built-in obituary' })
    await restore.click()
    const question = page.getByRole('alertdialog', { name: 'Restore the built-in obituary?' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect((await site.visitor.call('GET /api/obituary')).body.content).toBe(story)
    await restore.click()
    await question.getByRole('button', { name: 'Delete my text' }).click()
    await expect(page.getByText('Visitors read the built-in obituary again.')).toBeVisible()
    await expect(page.getByText(/Nothing has been saved yet/)).toBeVisible()
    await expect(text(page)).toHaveValue('')
    await expect(restore).toBeHidden()
  })
})

test('an obituary that is being written survives what goes wrong', async ({ page, site, complaints }) => {
  complaints.expect(/status of (400|500)|API request failed|no words yet/)
  const admin = await site.administrator()
  await openDashboard(page, site, 'obituary')
  await test.step('an empty obituary is not saved, and the field says why', async () => {
    await pressSave(page)
    await expect(page.getByRole('alert')).toContainText('Update failed')
    await expect(text(page)).toHaveAccessibleDescription(/The obituary has no words yet/)
  })
  await test.step('typed text survives the preview, another tab, a failed save and a reload', async () => {
    await text(page).fill(story)
    await openTab(page, 'Preview')
    await openTab(page, 'Edit')
    await expect(text(page)).toHaveValue(story)
    await openTab(page, 'Services')
    await openTab(page, 'Obituary')
    await expect(text(page)).toHaveValue(story)
    await failOnce(page, '**/api/obituary')
    await pressSave(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to update obituary.' })).toBeVisible()
    await expect(text(page)).toHaveValue(story)
    await page.reload()
    await expect(text(page)).toHaveValue(story)
    await pressSave(page)
    await expect(toastOn(page, 'Update successful')).toBeVisible()
    await expect(page.getByText('Not saved yet.')).toBeHidden()
    expect((await admin.call('GET /api/obituary')).body.content).toBe(story)
  })
})
