import type { Page, Route } from '@playwright/test'
import { fixture } from '../support/fixtures.ts'
import { expect, expectAccessible, openHydrated } from '../support/journey.ts'
import { setLetterSize } from '../support/letterSize.ts'
import { openShow, picture, test, titlesOfChanges } from './slideshowPage.ts'

const slide = (page: Page, number: number) => page.getByText(`Slide ${number} of 4`, { exact: true })
const folderOf = (filePath: string | null) => `**${filePath?.replace(/[^/]*$/, '')}*`

test('while the pictures are coming the show says so', async ({ page }) => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/uploads/**', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/slideshow', { waitUntil: 'commit' })
  await expect(page.getByText('Loading images...')).toBeVisible()
  await expect(page.getByText('Slide 1 of 4')).toHaveCount(0)
  gate.resolve()
  await expect(slide(page, 1)).toBeVisible()
  await expect(page.getByText('Loading images...')).toHaveCount(0)
})

test.describe(() => {
  test.use({ siteOptions: { content: 'nothing' } })

  test('a show of nothing says so and leads home', async ({ page }) => {
    await page.goto('/slideshow')
    await expect(page.getByText('There are no photographs to show yet.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})

test('when the list cannot be had it says so after the last try, and trying again works', async ({
  page,
  complaints,
}) => {
  complaints.expect(/500|API request failed/)
  await page.clock.install()
  await page.route('**/api/media', (route) => route.fulfill({ status: 500, json: { message: 'no' } }))
  await page.goto('/slideshow')
  await expect(page.getByText('Loading images...')).toBeVisible()
  for (const wait of [1_000, 2_000, 4_000]) {
    const asked = page.waitForRequest('**/api/media')
    await page.clock.runFor(wait)
    await asked
  }
  await expect(page.getByText('The photographs cannot be reached just now.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible()
  await page.unroute('**/api/media')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(slide(page, 1)).toBeVisible()
})

test('a broken picture is passed over, by time and by hand', async ({ page, site, complaints }) => {
  complaints.expect(/404|A picture cannot be shown now/)
  const { body } = await site.visitor.call('GET /api/media')
  const broken = body.find(({ title }) => title === 'By the sea')
  await page.route(folderOf(broken?.filePath ?? null), (route) => route.fulfill({ status: 404 }))
  await openShow(page)
  await page.clock.runFor(5_000)
  await expect(slide(page, 3)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(slide(page, 1)).toBeVisible()
})

test('a slow picture holds the show up for a moment only', async ({ page, site }) => {
  const { body } = await site.visitor.call('GET /api/media')
  const slow = body.find(({ title }) => title === 'By the sea')
  await page.route(folderOf(slow?.filePath ?? null), () => {})
  await openShow(page)
  await page.clock.runFor(6_400)
  await expect(slide(page, 1)).toBeVisible()
  await page.clock.runFor(100)
  await expect(slide(page, 3)).toBeVisible()
})

test('a picture too large for the line is asked for again in a smaller size', async ({ page }) => {
  await page.route('**/1600.webp', () => {})
  await openShow(page)
  await page.keyboard.press(' ')
  await page.clock.runFor(16_000)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(slide(page, 3)).toBeVisible()
  await expect(picture(page, 'The bee')).toHaveAttribute('src', /\/800\.webp$/)
})

test('when no picture can be had it says so, and trying again works', async ({ page, complaints }) => {
  complaints.expect(/404|A picture cannot be shown now/)
  await page.route('**/uploads/**', (route) => route.fulfill({ status: 404 }))
  await page.goto('/slideshow')
  await expect(page.getByText('The photographs cannot be reached just now.')).toBeVisible()
  await page.unroute('**/uploads/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(slide(page, 1)).toBeVisible()
})

test('what the browser breaks off because the page is left is no failure, and comes when it is shown again', async ({
  page,
  complaints,
}) => {
  // the browser's own line, not ours
  complaints.expect(/^Failed to load resource/)
  const pictures = await hold(page, '**/uploads/**')
  await page.goto('/slideshow', { waitUntil: 'commit' })
  // the document asks for the first, the show itself for the second
  await expect.poll(() => pictures.length).toBe(2)
  await breakOff(page, pictures)
  await page.unrouteAll()
  await page.evaluate(() => dispatchEvent(new Event('pageshow')))
  await expect(slide(page, 1)).toBeVisible()

  const lists = await hold(page, '**/api/media')
  await openHydrated(page, '/gallery')
  await breakOff(page, lists)
})

/** Requests that are not answered before the test says so. */
async function hold(page: Page, url: string) {
  const held: Route[] = []
  await page.route(url, (route) => void held.push(route))
  return held
}

/** As a browser does with a page that is left. */
async function breakOff(page: Page, held: readonly Route[]) {
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await Promise.all(held.map((route) => route.abort()))
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

test('without the network it goes on with what was fetched', async ({ page, context, complaints }) => {
  complaints.expect(
    /ERR_INTERNET_DISCONNECTED|API request failed|A picture cannot be shown now|track cannot be played/,
  )
  await openShow(page)
  for (const number of [2, 3]) {
    await page.clock.runFor(5_000)
    await expect(slide(page, number)).toBeVisible()
  }
  await context.setOffline(true)
  const seen = await titlesOfChanges(page, 8)
  expect(seen.size).toBeGreaterThanOrEqual(3)
})

test('a picture that was taken away leaves the running show within a minute, and a new one joins it', async ({
  page,
  site,
}) => {
  const administrator = await site.administrator()
  await openShow(page)
  await page.keyboard.press(' ')
  const aMinuteLater = async () => {
    const asked = page.waitForResponse('**/api/media')
    await page.clock.runFor(60_000)
    await (await asked).finished()
    await page.clock.runFor(1_000)
  }
  const { body } = await site.visitor.call('GET /api/media')
  await administrator.call('DELETE /api/media/:id', { params: { id: body[0]?.id ?? '' } })
  await aMinuteLater()
  await expect(page.getByText('Slide 1 of 3')).toBeVisible()
  await expect(picture(page, 'By the sea')).toBeVisible()
  const file = fixture('photos/person-small-square.jpg')
  await administrator.call('POST /api/media', { form: { title: 'Again', file } })
  await aMinuteLater()
  await expect(slide(page, 1)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(picture(page, 'Again')).toBeVisible()
})

for (const path of ['/slideshow', '/slideshow-old']) {
  test(`${path} runs in a browser of 2022`, async ({ page }) => {
    await page.addInitScript(() => {
      const later: [object, string[]][] = [
        [Promise, ['withResolvers', 'try']],
        [Array.prototype, ['toReversed', 'toSorted', 'toSpliced', 'with', 'findLast', 'findLastIndex']],
        [Object, ['groupBy']],
        [Map, ['groupBy']],
        [Set.prototype, ['union', 'difference', 'intersection', 'isSubsetOf']],
        [globalThis, ['Iterator']],
        [String.prototype, ['isWellFormed', 'toWellFormed']],
      ]
      for (const [owner, names] of later) for (const name of names) Reflect.deleteProperty(owner, name)
    })
    await page.goto(path)
    for (const title of ['A face', 'By the sea', 'The bee']) {
      await expect(picture(page, title)).toBeVisible()
    }
  })
}

test('a photograph without a file is no slide, and one whose path says less than it should is shown', async ({
  page,
  site,
}) => {
  const administrator = await site.administrator()
  const { body } = await administrator.call('GET /api/media')
  const [face, , sea, bee] = body
  const bare = face?.filePath?.replace('/uploads/', '')
  const alone = { ...bee, filePath: 'bee.jpg' }
  const list = [{ ...sea, filePath: '' }, { ...face, filePath: bare }, alone]
  await page.route('**/api/media', (route) => route.fulfill({ json: list }))
  const { bytes } = fixture('photos/landscape-2mp-bee.jpg')
  await page.route('**/uploads/bee.jpg', (route) => route.fulfill({ body: bytes, contentType: 'image/jpeg' }))
  await page.clock.install()
  await page.goto('/slideshow')
  await expect(page.getByText('Slide 1 of 2', { exact: true })).toBeVisible()
  await expect(picture(page, 'A face')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Slide 2 of 2', { exact: true })).toBeVisible()
  await expect(picture(page, 'The bee')).toBeVisible()
})

for (const [width, letters] of [
  [320, 16],
  [390, 32],
] as const)
  test(`every control of the older show is seen whole on a phone ${width} pixels wide, with letters of ${letters}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 568 })
    await setLetterSize(page, letters)
    await page.goto('/slideshow-old')
    for (const name of ['Previous', 'Pause', 'Next', 'Jump to Slide', 'Slideshow Settings', 'Fullscreen'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  })
