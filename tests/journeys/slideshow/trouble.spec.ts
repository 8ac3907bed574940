import type { Page, Route } from '@playwright/test'
import { fixture } from '../../support/files/fixtures.ts'
import { expect, expectAccessible, openHydrated } from '../../support/pages/journey.ts'
import { holdRequests } from '../../support/pages/holdRequests.ts'
import { expectControls, openShow, picture, test, collectTitles } from './slideshowPage.ts'

const slide = (page: Page, number: number) => page.getByText(`Slide ${number} of 4`, { exact: true })
const unreachable = 'The photographs cannot be reached right now.'

test('pictures that do not come hold the show up for a moment only', async ({ page, site, complaints }) => {
  complaints.expect(/404|A picture cannot be shown now/)
  await test.step('while the pictures are coming the show says so', async () => {
    const release = await holdRequests(page, '**/uploads/**')
    await page.goto('/slideshow', { waitUntil: 'commit' })
    await expect(page.getByText('Loading images...')).toBeVisible()
    await expect(page.getByText('Slide 1 of 4')).toHaveCount(0)
    release()
    await expect(slide(page, 1)).toBeVisible()
    await expect(page.getByText('Loading images...')).toHaveCount(0)
    await page.unrouteAll({ behavior: 'wait' })
  })
  await test.step('a broken picture is passed over, and a slow one soon', async () => {
    const { body } = await site.visitor.call('GET /api/media')
    const folderOf = (title: string) => {
      const filePath = body.find((item) => item.title === title)?.filePath ?? ''
      return `**${filePath.replace(/[^/]*$/, '')}`
    }
    await page.route(`${folderOf('By the sea')}*`, (route) => route.fulfill({ status: 404 }))
    await page.route(`${folderOf('The bee')}*`, () => {})
    await openShow(page)
    await page.clock.runFor(6_400)
    await expect(slide(page, 1)).toBeVisible()
    await page.clock.runFor(100)
    await expect(slide(page, 4)).toBeVisible()
  })
})

test('a show that can have nothing says so, and can be tried again', async ({ page, site, complaints }) => {
  complaints.expect(/500|404|API request failed|A picture cannot be shown now/)
  await page.clock.install()
  await test.step('the list, after the last try', async () => {
    let tries = 0
    await page.route('**/api/media', (route) => {
      tries += 1
      return route.fulfill({ status: 500, json: { message: 'no' } })
    })
    await page.goto('/slideshow')
    await expect(page.getByText('Loading images...')).toBeVisible()
    for (const [index, wait] of [1_000, 2_000, 4_000].entries()) {
      await page.clock.runFor(wait)
      await expect.poll(() => tries).toBeGreaterThan(index + 1)
    }
    await expect(page.getByText(unreachable)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Home' })).toBeVisible()
    await page.unroute('**/api/media')
  })
  await test.step('a photograph without a file is no slide', async () => {
    const [face, ...others] = (await site.visitor.call('GET /api/media')).body
    await page.route('**/api/media', (route) =>
      route.fulfill({ json: [{ ...face, filePath: '' }, ...others] }),
    )
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Slide 1 of 3', { exact: true })).toBeVisible()
    await expect(picture(page, 'By the sea')).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  })
  await test.step('the pictures', async () => {
    await page.route('**/uploads/**', (route) => route.fulfill({ status: 404 }))
    await page.goto('/slideshow')
    await expect(page.getByText(unreachable)).toBeVisible()
    await page.unroute('**/uploads/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(slide(page, 1)).toBeVisible()
  })
})

test.describe(() => {
  test.use({ siteOptions: { content: 'nothing' } })

  test('an empty show says so and leads on', async ({ page, site }) => {
    await page.goto('/slideshow')
    await expect(page.getByText('There are no photographs to show yet.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(/\/$/)
    await page.goto('/slideshow-old')
    await expect(page.getByText('No Images Available')).toBeVisible()
    await expect(page.getByText(/add images.*gallery management/)).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByRole('link', { name: 'Gallery management' })).toHaveAttribute('href', '/admin')
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(/\/$/)
    await test.step('without songs the music says so', async () => {
      const form = { file: fixture('photos/person-small-square.jpg') }
      await (await site.administrator()).call('POST /api/media', { form })
      for (const [path, sentence] of [
        ['/slideshow', 'No music tracks available'],
        ['/slideshow-old', 'No music available'],
      ] as const) {
        await page.goto(path)
        await expectControls(page)
        await page.keyboard.press('m')
        await expect(page.getByText(sentence)).toBeVisible()
      }
    })
  })
})

test('a request that the browser aborts on leaving the page is no failure', async ({ page, complaints }) => {
  // the browser writes this line, not our code
  complaints.expect(/^Failed to load resource/)
  const pictures = await hold(page, '**/uploads/**')
  await page.goto('/slideshow', { waitUntil: 'commit' })
  // the document requests the first picture, the show the second
  await expect.poll(() => pictures.length).toBe(2)
  await breakOff(page, pictures)
  await page.unrouteAll()
  await page.evaluate(() => dispatchEvent(new Event('pageshow')))
  await expect(slide(page, 1)).toBeVisible()

  const lists = await hold(page, '**/api/media')
  await openHydrated(page, '/gallery')
  await breakOff(page, lists)
})

/** Holds requests without a response; returns them for the test to finish. */
async function hold(page: Page, url: string) {
  const held: Route[] = []
  await page.route(url, (route) => void held.push(route))
  return held
}

/** Leaves the page as a browser does: it fires pagehide, then aborts the held requests. */
async function breakOff(page: Page, held: readonly Route[]) {
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  const ends = held.map((route) =>
    page.waitForEvent('requestfailed', (request) => request === route.request()),
  )
  await Promise.all([...ends, ...held.map((route) => route.abort())])
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

test('a show follows the gallery, also without the network', async ({ page, context, site, complaints }) => {
  complaints.expect(
    /ERR_INTERNET_DISCONNECTED|API request failed|A picture cannot be shown now|track cannot be played/,
  )
  const administrator = await site.administrator()
  await openShow(page)
  await page.keyboard.press(' ')
  await test.step('a picture that was taken away leaves it within a minute', async () => {
    const { body } = await site.visitor.call('GET /api/media')
    await administrator.call('DELETE /api/media/:id', { params: { id: body[0]?.id ?? '' } })
    const asked = page.waitForResponse('**/api/media')
    await page.clock.runFor(60_000)
    await (await asked).finished()
    await page.clock.runFor(1_000)
    await expect(page.getByText('Slide 1 of 3')).toBeVisible()
    await expect(picture(page, 'By the sea')).toBeVisible()
  })
  await test.step('without the network it goes on with what was fetched', async () => {
    await page.keyboard.press(' ')
    for (const title of ['The bee', 'From Anna']) {
      await page.clock.runFor(5_000)
      await expect(picture(page, title)).toBeVisible()
    }
    await context.setOffline(true)
    const seen = await collectTitles(page, 6)
    expect(seen.size).toBe(3)
  })
})
