import { DatabaseSync } from 'node:sqlite'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import { uploadPhotos, share } from '../features/memories/visitors.ts'
import { fixture } from '../support/fixtures.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { readPdf } from '../support/readPdf.ts'

test('an empty guestbook invites to be the first @both', async ({ page }) => {
  await page.goto('/memories')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Share Your Memories of Walter Arne Lindholm')
  await expect(page.getByRole('heading', { name: 'Add Your Memory' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Shared Memories' })).toBeVisible()
  await expect(page.getByText('No memories have been shared yet.')).toBeVisible()
  await expect(page.getByText('Be the first to share a memory of Walter Arne Lindholm.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Expand' })).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByLabel('Name', { exact: true })).toBeHidden()
  await expectAccessible(page)
})

test('a memory shows its name, its day, its lines, and nothing it says becomes a link @both', async ({
  page,
  site,
}) => {
  await share(site.visitor, { name: '<b>Ruth</b>', content: 'One\nhttps://spam.example\n\n<i>Three</i>' })
  await page.goto('/memories')
  const memory = page.getByRole('article')
  await expect(memory.getByRole('heading')).toHaveText('<b>Ruth</b>')
  const today = await page.evaluate(() => new Date().toLocaleDateString('en-US', { dateStyle: 'long' }))
  await expect(memory.getByText(today, { exact: true })).toBeVisible()
  for (const line of ['One', 'https://spam.example', '<i>Three</i>'])
    await expect(memory.getByText(line, { exact: true })).toBeVisible()
  await expect(memory.getByRole('link')).toHaveCount(0)
  await expectAccessible(page)
})

test('name and day of who writes in Arabic stand over the beginning of the words, not farther out', async ({
  page,
  site,
}) => {
  await share(site.visitor, { name: 'شلومو', content: 'كان يحب النحل.' })
  await page.goto('/memories')
  const rightOf = (place: Locator) =>
    place.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().right
    })
  const textEdge = await rightOf(page.getByText('كان يحب النحل.', { exact: true }))
  expect(Math.abs((await rightOf(page.getByText('شلومو', { exact: true }))) - textEdge)).toBeLessThan(1)
  expect(Math.abs((await rightOf(page.getByRole('article').getByRole('time'))) - textEdge)).toBeLessThan(1)
})

test('its day is that of the memorial’s clock, wherever the visitor is', async ({ browser, site }) => {
  await share(site.visitor, { name: 'Ruth', content: 'One' })
  const { body } = await site.visitor.call('GET /api/memories')
  const day = new Date(body[0]?.createdAt ?? '').toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'America/Chicago',
  })
  const drawn = (await site.visitor.get('/memories')).bytes.toString()
  expect(drawn).toContain(`>${day}</time>`)
  // 25 hours apart: never on the same day
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const page = await (await browser.newContext({ timezoneId })).newPage()
    await page.goto(`${site.url}/memories`)
    await expect(page.getByRole('article').getByRole('time')).toHaveText(day)
    await page.context().close()
  }
})

test('a photo of a memory is seen whole, saved under its title, and given a title by anyone @both', async ({
  page,
  site,
  complaints,
}) => {
  const [photo = ''] = await uploadPhotos(site.visitor, 1)
  await share(site.visitor, { mediaIds: [photo] })
  await page.goto('/memories')
  const memory = page.getByRole('article')
  const box = await memory.locator('picture img').boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1), 'nothing is cropped').toBeCloseTo(1, 1)

  complaints.expect(/500|API request failed/)
  await page.route('**/api/media/*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await memory.getByRole('button', { name: 'Edit Photo from Ruth' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Photo' })
  await dialog.getByLabel('Title').fill('At the tripod')
  await dialog.getByLabel('Description').fill('He never used it.')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Failed to update the photo details. Please try again.')).toBeVisible()
  await page.unroute('**/api/media/*')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Update successful')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(memory.getByText('At the tripod')).toBeVisible()
  await expect(memory.getByText('He never used it.')).toBeVisible()

  const download = page.waitForEvent('download')
  await memory.getByRole('link', { name: 'Download At the tripod' }).click()
  expect((await download).suggestedFilename()).toBe('At_the_tripod.jpg')

  await memory.getByRole('link', { name: 'At the tripod', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'At the tripod' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('when the memories have come, nothing that was drawn moves @both', async ({ page, site }) => {
  await share(site.visitor, { content: 'Already in the page' })
  let answer = () => {}
  const released = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/memories', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/memories')
  const loading = page.getByText('Loading memories...')
  const name = page.getByRole('article').getByRole('heading')
  await expect(loading).toBeVisible()
  const [sentence, before] = [await loading.boundingBox(), await name.boundingBox()]
  expect((sentence?.y ?? 0) + (sentence?.height ?? 0)).toBeLessThanOrEqual(before?.y ?? 0)
  answer()
  await expect(page.getByText('1 memory')).toBeAttached()
  expect(await name.boundingBox()).toEqual(before)
})

test('a list that cannot be had says so, keeps what was drawn, and can be asked for again', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/503|API request failed/)
  await share(site.visitor, { content: 'Already in the page' })
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

test('of three thousand memories the first are there at once, and the others come as one scrolls @both', async ({
  page,
  site,
}) => {
  writeMany(site.dataDir, 3_000)
  const html = (await site.visitor.get('/memories')).text
  expect(html.match(/<article/g)).toHaveLength(10)
  await page.goto('/memories')
  await expect(page.getByRole('heading', { name: 'Friend 2999', exact: true })).toBeVisible()
  await expect(page.getByText('3,000 memories')).toBeAttached()
  // the list is drawn after its length is told
  await expect(page.getByRole('heading', { name: 'Friend 2989', exact: true })).toBeAttached()
  expect(await page.getByRole('article').count()).toBeLessThan(300)
  const later = page.getByRole('heading', { name: 'Friend 2700', exact: true })
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(later).toBeAttached({ timeout: 200 })
  }).toPass()
})

/** Straight into the database: sharing three thousand times is another test. */
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

test('on paper there are the memories with their photos, and nothing to press', async ({ page, site }) => {
  const [photo = ''] = await uploadPhotos(site.visitor, 1)
  await share(site.visitor, { name: 'Ruth', content: 'He kept bees.', mediaIds: [photo] })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/memories')
  await expect(page.getByText('He kept bees.')).toBeVisible()
  await expect(page.getByRole('article').getByRole('img')).toBeVisible()
  await expect(page.getByText('Add Your Memory')).toBeHidden()
  for (const name of [/^Expand/, /^Download/, /^Edit/])
    await expect(page.getByRole('button', { name }).or(page.getByRole('link', { name }))).toHaveCount(0)
})

test('on paper no page ends with the name of who wrote what follows', async ({ page, site }) => {
  const names = Array.from({ length: 16 }, (_, index) => `Friend ${index}`)
  for (const [index, name] of names.entries()) {
    // pages end in another place of each; some have photos and no words
    const lines = Array.from({ length: 4 + index }, (_, line) => `Line ${line} of ${name}.`)
    const mediaIds = index % 2 ? await uploadPhotos(site.visitor, 3) : null
    const content = index % 4 === 1 ? null : lines.join('\n')
    await share(site.visitor, { name, content, mediaIds })
  }
  await page.goto('/memories')
  await expect(page.getByRole('heading', { name: 'Friend 0' })).toBeVisible()
  const { pages } = readPdf(await page.pdf({ format: 'A4' }))
  expect(pages.length).toBeGreaterThan(3)
  const day = /, \d{4}$/
  for (const { lines, pictures } of pages) {
    const texts = lines.map(({ text }) => text.trim())
    const bottom = Math.max(...pictures.map(({ box }) => box[3]))
    const last = (lines.at(-1)?.box[3] ?? 0) > bottom ? texts.at(-1) : 'a photo'
    expect(last).not.toMatch(/^Friend \d+$/)
    expect(last).not.toMatch(day)
    expect(texts[0] ?? 'a photo').not.toMatch(day)
  }
})

test('at a desk a photo of a memory is fetched about as wide as it is shown', async ({ page, site }) => {
  const landscape = fixture('photos/landscape-2mp-bee.jpg')
  const portrait = fixture('orientation/portrait-orientation-1.jpg')
  const panorama = fixture('photos/panorama-very-wide.jpg')
  const memories = [
    [landscape],
    [portrait],
    [panorama],
    [landscape, landscape],
    [portrait, portrait, portrait],
  ]
  for (const files of memories) {
    const { body } = await site.visitor.call('POST /api/media/upload', { form: { files } })
    await share(site.visitor, { name: 'Ruth', mediaIds: body.mediaIds })
  }
  // so that all are laid out
  await page.setViewportSize({ width: 1280, height: 5000 })
  await page.goto('/memories')
  const photos = page.getByRole('article').getByRole('img')
  await expect(photos).toHaveCount(memories.flat().length)
  const parts = await photos.evaluateAll((images: HTMLImageElement[]) =>
    images.map(({ width, sizes }) => (16 * Number(/([\d.]+)rem$/.exec(sizes)?.[1])) / width),
  )
  for (const part of parts) expect(Math.abs(part - 1)).toBeLessThan(0.1)
})
