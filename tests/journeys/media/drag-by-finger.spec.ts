import type { CDPSession, Page } from '@playwright/test'
import type { Media } from '../../../contract/media/media.ts'
import { expect, openDashboard, test } from '../../support/pages/journey.ts'
import { toastOn } from '../../support/pages/toastOn.ts'
import type { Site } from '../../support/pages/site.ts'
import { showManyPhotographs } from './manyPhotographs.ts'

test.use({
  siteOptions: { content: 'small' },
  viewport: { width: 820, height: 1180 },
  hasTouch: true,
})

const COUNT = 60
const tile = (page: Page, number: number) =>
  page.getByRole('checkbox', { name: `Photograph ${number}`, exact: true })
const pile = (page: Page) => page.locator('.held-pictures')
const shownOrder = (page: Page) =>
  page
    .getByRole('checkbox')
    .evaluateAll((tiles) =>
      tiles.map((each) => Number(each.getAttribute('aria-label')?.replace('Photograph ', ''))),
    )
const inOrder = Array.from({ length: COUNT }, (_, index) => index + 1)
const readScroll = (page: Page) => page.evaluate(() => Math.round(scrollY))

interface Point {
  x: number
  y: number
}

/** Fingers on the screen. */
class Fingers {
  readonly #touch: CDPSession
  #count = 0
  constructor(touch: CDPSession) {
    this.#touch = touch
  }

  /** Says where all fingers are now; without a point, the last is lifted. */
  async put(...touchPoints: Point[]) {
    if (touchPoints.length === this.#count && this.#count === 0) return
    const type =
      touchPoints.length < this.#count
        ? 'touchEnd'
        : touchPoints.length > this.#count
          ? 'touchStart'
          : 'touchMove'
    this.#count = touchPoints.length
    await this.#touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  }

  async cancel() {
    this.#count = 0
    await this.#touch.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
  }
}

const openFingers = async (page: Page) => new Fingers(await page.context().newCDPSession(page))

const centerOf = async (page: Page, number: number): Promise<Point> => {
  const box = await tile(page, number).boundingBox()
  return { x: Math.round((box?.x ?? 0) + 60), y: Math.round((box?.y ?? 0) + 60) }
}

/** Opens the sheet with 60 photographs, whose order is stored as the server does. */
const openSheet = async (page: Page, site: Site) => {
  const many = await showManyPhotographs(page, site, COUNT)
  const sentOrders: number[][] = []
  await page.route('**/api/media/reorder', async (route, request) => {
    const { order } = request.postDataJSON() as { order: { id: string; order: number }[] }
    const places = new Map(order.map(({ id, order: place }) => [id, place]))
    for (const item of many) item.order = places.get(item.id) ?? item.order
    many.sort((a: Media, b: Media) => a.order - b.order)
    sentOrders.push(many.map(({ title }) => Number(title.replace('Photograph ', ''))))
    await route.fulfill({ json: many })
  })
  await openDashboard(page, site, 'media', 'Manage Media')
  await expect(page.getByRole('radio', { name: 'Contact sheet' })).toBeChecked()
  await expect(page.getByRole('checkbox')).toHaveCount(COUNT)
  return sentOrders
}

/** Stops the page's clock, so that no finger rests long enough, however busy the machine is. */
const stopClock = async (page: Page) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Rests a finger on a photograph until it is lifted. */
const lift = async (page: Page, fingers: Fingers, number: number) => {
  const from = await centerOf(page, number)
  await fingers.put(from)
  await expect(pile(page)).toBeVisible()
  return from
}

test('a finger that rests lifts photographs, carries them over the edge, and puts them down', async ({
  page,
  site,
}) => {
  const sentOrders = await openSheet(page, site)
  const fingers = await openFingers(page)

  await test.step('one that is not chosen is lifted alone, and stands where it will land', async () => {
    await tile(page, 1).scrollIntoViewIfNeeded()
    const from = await lift(page, fingers, 2)
    await expect(pile(page).getByRole('img', { includeHidden: true })).toHaveCount(1)
    const to = await centerOf(page, 9)
    await fingers.put({ x: from.x, y: from.y + 5 })
    await fingers.put(to)
    await expect.poll(() => shownOrder(page)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 2, ...inOrder.slice(9)])
    await fingers.put()
    await expect(toastOn(page, 'Order updated')).toBeVisible()
    expect(sentOrders).toEqual([[1, 3, 4, 5, 6, 7, 8, 9, 2, ...inOrder.slice(9)]])
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => shownOrder(page)).toEqual(inOrder)
  })

  await test.step('chosen ones are lifted together; at the edge of the window the page scrolls', async () => {
    await stopClock(page)
    await tile(page, 1).tap()
    await expect(page.getByText('Press and hold to move.')).toBeVisible()
    await tile(page, 3).tap()
    await expect(page.getByText('2 chosen')).toBeVisible()
    await page.clock.resume()
    const from = await lift(page, fingers, 3)
    await expect(pile(page)).toHaveText('2')
    const before = await readScroll(page)
    await fingers.put({ x: from.x, y: 900 })
    await fingers.put({ x: 700, y: 1_175 })
    await expect(tile(page, COUNT)).toBeInViewport()
    await expect.poll(() => shownOrder(page)).toEqual([2, ...inOrder.slice(3), 1, 3])
    expect(await readScroll(page)).toBeGreaterThan(before)
    await fingers.put()
    await expect(pile(page)).toHaveCount(0)
    await expect.poll(() => sentOrders.at(-1)).toEqual([2, ...inOrder.slice(3), 1, 3])
    await expect(page.getByText('2 chosen')).toBeVisible()
  })
})

test('whatever interrupts a drag leaves all where it was', async ({ page, site }) => {
  const sentOrders = await openSheet(page, site)
  const fingers = await openFingers(page)
  await tile(page, 2).scrollIntoViewIfNeeded()

  const interruptions: Record<string, (from: Point) => Promise<void>> = {
    'the Escape key': () => page.keyboard.press('Escape'),
    'a second finger': (from) => fingers.put({ x: from.x + 200, y: from.y + 150 }, { x: 500, y: 700 }),
    'the system, such as a call': () => fingers.cancel(),
    'a page that is hidden': () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
        document.dispatchEvent(new Event('visibilitychange'))
        Reflect.deleteProperty(document, 'hidden')
      }),
  }
  for (const [name, interrupt] of Object.entries(interruptions))
    await test.step(`${name} ends the drag`, async () => {
      const from = await lift(page, fingers, 2)
      await fingers.put({ x: from.x + 200, y: from.y + 150 })
      await expect.poll(() => shownOrder(page)).not.toEqual(inOrder)
      await interrupt(from)
      await expect(pile(page)).toHaveCount(0)
      expect(await shownOrder(page)).toEqual(inOrder)
      await fingers.put()
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
    })

  await test.step('so does putting it down where it was; nothing has been sent', async () => {
    await lift(page, fingers, 2)
    await fingers.put()
    await expect(pile(page)).toHaveCount(0)
    expect(await shownOrder(page)).toEqual(inOrder)
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
    expect(sentOrders).toEqual([])
  })

  await test.step('search results are not lifted, because they do not show what is around', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('Photograph 1')
    await expect(page.getByText(/\d+ of 60 items/)).toBeVisible()
    await tile(page, 1).tap()
    await expect(page.getByText('1 chosen')).toBeVisible()
    await expect(page.getByText('Press and hold to move.')).toBeHidden()
  })
})

test('a finger that moves scrolls the page, lifts nothing and chooses nothing', async ({ page, site }) => {
  await openSheet(page, site)
  const fingers = await openFingers(page)
  await stopClock(page)
  const before = await readScroll(page)
  await fingers.put({ x: 300, y: 1_000 })
  for (const y of [960, 900, 800, 650, 500]) await fingers.put({ x: 300, y })
  await expect.poll(() => readScroll(page)).toBeGreaterThan(before + 200)
  await page.clock.runFor(1_000)
  await expect(pile(page)).toHaveCount(0)
  await fingers.put()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('a finger that has gone unnoticed lifts nothing, and the next one does', async ({ page, site }) => {
  await openSheet(page, site)
  const fingers = await openFingers(page)
  await tile(page, 2).scrollIntoViewIfNeeded()
  await stopClock(page)
  const { x, y } = await centerOf(page, 2)
  const finger = { pointerId: 99, pointerType: 'touch', button: 0, clientX: x, clientY: y }
  await tile(page, 2).dispatchEvent('pointerdown', finger)
  await page.clock.runFor(1_000)
  await expect(pile(page)).toHaveCount(0)
  await page.clock.resume()
  await lift(page, fingers, 2)
  await fingers.put()
  await expect(pile(page)).toHaveCount(0)
})

test('if the connection is lost, what was put down goes back', async ({ page, site, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|API request failed/)
  await openSheet(page, site)
  const fingers = await openFingers(page)
  await tile(page, 1).scrollIntoViewIfNeeded()
  const from = await lift(page, fingers, 2)
  await fingers.put({ x: from.x, y: from.y + 5 })
  await page.unroute('**/api/media/reorder')
  await page.context().setOffline(true)
  await fingers.put(await centerOf(page, 9))
  await expect.poll(() => shownOrder(page)).not.toEqual(inOrder)
  await fingers.put()
  await expect(toastOn(page, 'An error occurred while reordering. Please try again.')).toBeVisible()
  await expect.poll(() => shownOrder(page)).toEqual(inOrder)
  await page.context().setOffline(false)
})
