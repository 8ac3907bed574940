import { DatabaseSync } from 'node:sqlite'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { uploadPhotos, share } from '../../features/memories/visitors.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { expect, expectAccessible, test } from '../../support/pages/journey.ts'
import { readPdf } from '../../support/files/readPdf.ts'
import type { Site } from '../../support/pages/site.ts'
import { failOnce } from '../../support/pages/failOnce.ts'
import { holdRequests } from '../../support/pages/holdRequests.ts'

/** Measures the left and right edges of an element's text, in CSS pixels from the left edge of the window. */
const lettersOf = (place: Locator) =>
  place.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right } = range.getBoundingClientRect()
    return { left, right }
  })

test('memories are read in any script and from anywhere @both', { tag: '@smoke' }, async ({ page, site }) => {
  const main = page.getByRole('main')
  await test.step('an empty guestbook invites to be the first', async () => {
    await page.goto('/memories')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Share Your Memories of Walter Arne Lindholm')
    await expect(page.getByRole('heading', { name: 'Add Your Memory' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Shared Memories' })).toBeVisible()
    await expect(page.getByText('No memories have been shared yet.')).toBeVisible()
    await expect(page.getByText('Be the first to share a memory of Walter Arne Lindholm.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Expand' })).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByLabel('Name', { exact: true })).toBeHidden()
  })
  await share(site.visitor, { name: 'شلومو', content: 'كان يحب النحل.' })
  await share(site.visitor, { name: 'שלמה', content: 'הוא אהב דבורים.' })
  await share(site.visitor, { name: '<b>Ruth</b>', content: 'One\nhttps://spam.example\n\n<i>Three</i>' })
  const memory = page.getByRole('article').filter({ hasText: 'Ruth' })
  await test.step('a memory shows its name, its day, its lines, and nothing it says becomes a link', async () => {
    await page.goto('/memories')
    await expect(memory.getByRole('heading')).toHaveText('<b>Ruth</b>')
    const today = await page.evaluate(() => new Date().toLocaleDateString('en-US', { dateStyle: 'long' }))
    await expect(memory.getByText(today, { exact: true })).toBeVisible()
    for (const line of ['One', 'https://spam.example', '<i>Three</i>'])
      await expect(memory.getByText(line, { exact: true })).toBeVisible()
    await expect(memory.getByRole('link')).toHaveCount(0)
    await expectAccessible(page)
  })
  await test.step('name and day of who writes from the right stand over the beginning of the words', async () => {
    for (const [name, text] of [
      ['שלמה', 'הוא אהב דבורים.'],
      ['شلومو', 'كان يحب النحل.'],
    ] as const) {
      const article = main.getByRole('article').filter({ hasText: name })
      const { left, right } = await lettersOf(article.getByText(text, { exact: true }))
      expect(left - ((await article.getByText(text).boundingBox())?.x ?? 0)).toBeGreaterThan(50)
      for (const above of [article.getByRole('heading'), article.getByRole('time')])
        expect(Math.abs((await lettersOf(above)).right - right)).toBeLessThan(1)
    }
    for (const text of ['<b>Ruth</b>', 'One']) {
      const place = memory.getByText(text, { exact: true })
      expect((await lettersOf(place)).left - ((await place.boundingBox())?.x ?? 0)).toBeLessThan(1)
    }
  })
  await test.step('a browser reads the feed as XML, whatever people wrote', async () => {
    await share(site.visitor, {
      name: ']]> <Ruth> & \u{1f41d}',
      content: '</div>\u000b<x> \ud800 &nbsp;',
    })
    const faults = await page.evaluate(async () => {
      const text = await (await fetch('/feed.atom')).text()
      return new DOMParser().parseFromString(text, 'application/xml').querySelectorAll('parsererror').length
    })
    expect(faults).toBe(0)
  })
})

test('a photo of a memory is seen whole, and anyone gives it a title', async ({ page, site, complaints }) => {
  complaints.expect(/500|API request failed/)
  const mediaIds = await uploadPhotos(site.visitor, 1)
  await share(site.visitor, { mediaIds })
  await page.goto('/memories')
  const memory = page.getByRole('article')
  await test.step('nothing of it is cropped', async () => {
    const box = await memory.locator('picture img').boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(96 / 76, 1)
  })
  await test.step('anyone gives it a title, also by a second try', async () => {
    await failOnce(page, '**/api/media/*')
    await memory.getByRole('button', { name: 'Edit Photo from Ruth' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Photo' })
    await dialog.getByLabel('Title').fill('At the tripod')
    await dialog.getByLabel('Description').fill('He never used it.')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Failed to update the photo details. Please try again.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Update successful')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(memory.getByText('At the tripod')).toBeVisible()
    await expect(memory.getByText('He never used it.')).toBeVisible()
  })
  await test.step('it is saved under its title', async () => {
    const download = page.waitForEvent('download')
    await memory.getByRole('link', { name: 'Download At the tripod' }).click()
    expect((await download).suggestedFilename()).toBe('At_the_tripod.jpg')
  })
  await test.step('on paper there are the memories with their photos, and nothing to press', async () => {
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveAccessibleName('Share Your Memories of Walter Arne Lindholm')
    await page.emulateMedia({ media: 'print' })
    await expect(heading).toHaveAccessibleName('Memories of Walter Arne Lindholm')
    await expect(page.getByText('He came early.')).toBeVisible()
    await expect(memory.getByRole('img')).toBeVisible()
    await expect(page.getByText('Add Your Memory')).toBeHidden()
    for (const name of [/^Expand/, /^Download/, /^Edit/])
      await expect(page.getByRole('button', { name }).or(page.getByRole('link', { name }))).toHaveCount(0)
  })
})

test('a list of memories that comes late, fails or is long is read', async ({ page, site, complaints }) => {
  complaints.expect(/503|API request failed/)
  await share(site.visitor, { content: 'Already in the page' })
  await test.step('when the memories have come, nothing that was drawn moves', async () => {
    const release = await holdRequests(page, '**/api/memories')
    await page.goto('/memories')
    const loading = page.getByText('Loading memories...')
    const name = page.getByRole('article').getByRole('heading')
    await expect(loading).toBeVisible()
    const [sentence, before] = [await loading.boundingBox(), await name.boundingBox()]
    expect((sentence?.y ?? 0) + (sentence?.height ?? 0)).toBeLessThanOrEqual(before?.y ?? 0)
    release()
    await expect(page.getByText('1 memory')).toBeAttached()
    expect(await name.boundingBox()).toEqual(before)
    await page.unroute('**/api/memories')
  })
  await test.step('a list that cannot be had says so, keeps what was drawn, and can be asked for again', async () => {
    await page.route('**/api/memories', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto('/memories')
    await expect(page.getByText('Already in the page')).toBeVisible()
    const failed = page.getByRole('alert').filter({ hasText: 'The memories could not be fetched' })
    await expect(failed).toBeVisible()
    await page.unroute('**/api/memories')
    await failed.getByRole('button', { name: 'Try again' }).click()
    await expect(failed).toBeHidden()
    await expect(page.getByText('Already in the page')).toBeVisible()
  })
  await test.step('of three thousand the first are there at once, and the others come as one scrolls', async () => {
    writeMany(site.dataDir, 2_999)
    const html = (await site.visitor.get('/memories')).text
    expect(html.match(/<article/g)).toHaveLength(10)
    await page.goto('/memories')
    await expect(page.getByText('Already in the page')).toBeVisible()
    await expect(page.getByText('3,000 memories')).toBeAttached()
    // the list renders after its length is announced
    await expect(page.getByRole('heading', { name: 'Friend 2989', exact: true })).toBeAttached()
    expect(await page.getByRole('article').count()).toBeLessThan(300)
    const later = page.getByRole('heading', { name: 'Friend 2700', exact: true })
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(later).toBeAttached({ timeout: 200 })
    }).toPass()
  })
})

/** Writes memories straight into the database, since the API would be slow for three thousand. */
function writeMany(dataDir: string, count: number) {
  const db = new DatabaseSync(path.join(dataDir, 'memorial.db'))
  db.exec('PRAGMA busy_timeout = 5000; BEGIN')
  const insert = db.prepare(
    'insert into memories (id, name, content, created_at, approved) values (?, ?, ?, ?, 1)',
  )
  for (let each = 0; each < count; each += 1)
    insert.run(
      `many-${each}`,
      `Friend ${each}`,
      'He asked how I was, and waited.\nI remember that.',
      1e12 + each,
    )
  db.exec("update revisions set revision = revision + 1 where resource = 'memories'; COMMIT")
  db.close()
}

test('photos of memories are as wide as they are shown, and pages end well', async ({ page, site }) => {
  await test.step('at a desk a photo is fetched about as wide as it is shown', async () => {
    const count = await shareShapes(site)
    // in a window of this height, the browser lays out all memories
    await page.setViewportSize({ width: 1280, height: 5000 })
    await page.goto('/memories')
    const photos = page.getByRole('article').getByRole('img')
    await expect(photos).toHaveCount(count)
    const parts = await photos.evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ width, sizes }) => (16 * Number(/([\d.]+)rem$/.exec(sizes)?.[1])) / width),
    )
    for (const part of parts) expect(Math.abs(part - 1)).toBeLessThan(0.1)
  })
  await test.step('on paper no page ends with a name, and no text is torn after a few lines', async () => {
    await shareOfEveryLength(site)
    await page.goto('/memories')
    await expect(page.getByRole('heading', { name: 'Friend 0' })).toBeVisible()
    await loadPhotos(page)
    for (const format of ['Letter', 'A4'] as const) await expectPagesEndWell(page, format)
  })
})

/** Shares memories with photos of different shapes, single and side by side; returns the number of photos. */
async function shareShapes(site: Site) {
  const landscape = fixture('photos/landscape-2mp-bee.jpg')
  const portrait = fixture('orientation/portrait-orientation-1.jpg')
  const panorama = fixture('photos/panorama-very-wide.jpg')
  const shapes = [[landscape], [portrait], [panorama], [landscape, landscape], [portrait, portrait, portrait]]
  const form = { files: shapes.flat() }
  const { mediaIds } = (await site.visitor.call('POST /api/media/upload', { form })).body
  for (const files of shapes)
    await share(site.visitor, { name: 'Ruth', mediaIds: mediaIds.splice(0, files.length) })
  return shapes.flat().length
}

/** Shares memories of different lengths, so that pages end at different points; some have photos and no text. */
async function shareOfEveryLength(site: Site) {
  const photos = await uploadPhotos(site.visitor, 8)
  for (let index = 0; index < 16; index++) {
    const name = `Friend ${index}`
    const lines = Array.from({ length: 4 + index }, (_, line) => `Line ${line} of ${name}.`)
    const mediaIds = index % 2 ? photos.splice(0, 1) : null
    await share(site.visitor, { name, content: index % 4 === 1 ? null : lines.join('\n'), mediaIds })
  }
}

async function expectPagesEndWell(page: Page, format: 'Letter' | 'A4') {
  const { pages } = readPdf(await page.pdf({ format }))
  expect(pages.length).toBeGreaterThan(3)
  const linesOfFriends = new Map<string, number[]>()
  for (const [index, { text }] of pages.entries())
    for (const [, friend = ''] of text.matchAll(/Line \d+ of (Friend \d+)\./g)) {
      const counts = linesOfFriends.get(friend) ?? pages.map(() => 0)
      counts[index] = (counts[index] ?? 0) + 1
      linesOfFriends.set(friend, counts)
    }
  expect(linesOfFriends.size).toBe(12)
  for (const [friend, counts] of linesOfFriends) {
    const parts = counts.filter(Boolean)
    const total = parts.reduce((sum, count) => sum + count, 0)
    if (total <= 10) expect(parts, `${friend} is on one page`).toHaveLength(1)
    expect(Math.min(...parts), `${friend}: ${parts.join(' + ')} lines`).toBeGreaterThanOrEqual(3)
  }
  const day = /, \d{4}$/
  for (const { lines, pictures } of pages) {
    const texts = lines.map(({ text }) => text.trim())
    const bottom = Math.max(...pictures.map(({ box }) => box[3]))
    const last = (lines.at(-1)?.box[3] ?? 0) > bottom ? texts.at(-1) : 'a photo'
    expect(last).not.toMatch(/^Friend \d+$/)
    expect(last).not.toMatch(day)
    expect(texts[0] ?? 'a photo').not.toMatch(day)
  }
}

/** Loads all photos, because `page.pdf()` does not wait for those further down. */
const loadPhotos = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = 'eager'
      await image.decode()
    }
  })
