import type { Page } from '@playwright/test'
import { expect } from '../../support/pages/journey.ts'
import { holdRequests } from '../../support/pages/holdRequests.ts'
import {
  openHallTools,
  expectAccessibleShow,
  openShow,
  photos,
  picture,
  pressControl,
  readNextTitle,
  readTitle,
  SEVERAL_SLIDES_MS,
  stopClock,
  test,
  waitForUnlock,
} from './slideshowPage.ts'

const [first, second, third] = photos
const black = (page: Page) => page.getByRole('button', { name: 'Show the picture again' })

for (const path of ['/slideshow', '/slideshow-old'])
  test(`${path}: a clicker goes on and back, and makes the screen black`, async ({ page }) => {
    await page.clock.install({ time: new Date('2026-03-18T10:00:00') })
    await page.goto(path)
    await stopClock(page)
    await pressControl(page, 'Pause')
    await waitForUnlock(page)
    const press = async (key: string) => {
      await page.keyboard.press(key)
      await waitForUnlock(page)
    }
    /** Presses a key, and lets the time pass only once the picture is there, because its lock begins then. */
    const pressFor = async (title: string, key: string) => {
      await page.keyboard.press(key)
      await expect(picture(page, title)).toBeVisible()
      await waitForUnlock(page)
    }
    await test.step('PageDown and Enter go on, PageUp goes back', async () => {
      while ((await readTitle(page)) !== first) await pressFor(await readNextTitle(page), 'ArrowRight')
      // a button that was pressed loses the focus when the controls hide
      await page.clock.runFor(3_000)
      await pressFor(second, 'PageDown')
      await pressFor(third, 'Enter')
      await pressFor(second, 'PageUp')
    })
    await test.step('B and the period make the screen black; the keys of the show bring the same picture back, and do nothing else', async () => {
      for (const [begin, end] of [
        ['.', '.'],
        ['b', 'b'],
        ['.', 'PageDown'],
        ['b', 'PageUp'],
        ['b', 'ArrowRight'],
        ['.', 'Enter'],
        ['b', ' '],
        ['.', 'm'],
        ['b', 'Escape'],
      ] as const) {
        await press(begin)
        await expect(black(page)).toBeVisible()
        await press(end)
        await expect(black(page)).toHaveCount(0)
        await expect(picture(page, second)).toBeVisible()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      await pressControl(page, 'Play')
    })
    await test.step('Enter presses the button that has the focus, and goes on otherwise', async () => {
      await page.getByRole('button', { name: 'Pause' }).press('Enter')
      await expect(page.getByRole('button', { name: 'Play' }).first()).toBeFocused()
      await waitForUnlock(page)
      await expect(picture(page, second)).toBeVisible()
    })
    await test.step('in an open panel these keys do what they do in any page', async () => {
      await page.keyboard.press('m')
      await expect(page.getByRole('dialog')).toBeFocused()
      for (const key of ['b', '.', 'PageDown', 'PageUp', 'Enter']) await press(key)
      await expect(black(page)).toHaveCount(0)
      await expect(picture(page, second)).toBeVisible()
    })
  })

test('while the screen is black, the pictures stand still and the songs play on', async ({ page }) => {
  await keepScreenOn(page)
  await openShow(page)
  const audio = page.locator('audio')
  const readSeconds = () =>
    audio.evaluate((player: HTMLAudioElement) => (player.paused ? null : player.currentTime))
  await expect.poll(readSeconds).toBeGreaterThan(0)
  await page.clock.runFor(3_000)
  await page.keyboard.press('b')
  await expect(page.getByRole('status').getByText('The screen is black.')).toBeAttached()
  await expectCovered(page)
  const before = (await readSeconds()) ?? 0
  await page.clock.runFor(SEVERAL_SLIDES_MS)
  await expect.poll(readSeconds).toBeGreaterThan(before)
  await expect(page.getByText('Slide 1 of')).toBeAttached()
  await expect(page.locator('html')).toHaveAttribute('data-screen', 'stays on')
  await expectAccessibleShow(page)
  await page.mouse.click(400, 300)
  await expect(black(page)).toHaveCount(0)
  await expect(page.getByText('The screen is black.')).toHaveCount(0)
  await expect(page.getByText('Slide 1 of')).toBeVisible()
  await test.step('then the show goes on by itself', async () => {
    await page.clock.runFor(5_000)
    await expect(page.getByText('Slide 2 of')).toBeVisible()
  })
})

/** A screen that stays on while a page asks for it, and says so: browsers without a screen refuse. */
const keepScreenOn = (page: Page) =>
  page.addInitScript(() => {
    const say = (state: string) => document.documentElement.setAttribute('data-screen', state)
    const request = async () => {
      say('stays on')
      return { released: false, release: async () => say('may go dark') }
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })

/** The middle, the corners and the controls are under the black. */
const expectCovered = async (page: Page) => {
  const tops = await page.evaluate(() => {
    const points = [0.01, 0.5, 0.99].flatMap((x) => [0.01, 0.5, 0.95].map((y) => [x, y] as const))
    return points.map(
      ([x, y]) => document.elementFromPoint(x * innerWidth, y * innerHeight)?.className ?? 'nothing',
    )
  })
  expect(new Set(tops)).toEqual(new Set(['show-black']))
}

test('the screen stays black when the photograph under it is hidden', async ({ page, site }) => {
  await openShow(page)
  await expect(picture(page, first)).toBeVisible()
  await page.keyboard.press('b')
  await expect(black(page)).toBeVisible()
  const ids = (await site.visitor.call('GET /api/media')).body
    .filter(({ title }) => title === first)
    .map(({ id }) => id)
  await (await site.administrator()).call('POST /api/media/visibility', { body: { ids, visible: false } })
  await page.clock.runFor(60_000)
  await expect(page.getByText('Slide 1 of 3')).toBeAttached()
  await expect(picture(page, second)).toBeAttached()
  await expect(black(page)).toBeVisible()
  await page.keyboard.press('b')
  await expect(black(page)).toHaveCount(0)
  await expect(picture(page, second)).toBeVisible()
  await page.clock.runFor(5_000)
  await expect(page.getByText('Slide 2 of 3')).toBeVisible()
})

test('a phone that asks for the next picture ends the black', async ({ page, site }) => {
  await page.goto('/slideshow?music=on&duration=30')
  await expect(page.getByText(/^Slide 1 of/)).toBeVisible()
  await page.keyboard.press(' ')
  await openHallTools(page)
  await page.getByRole('button', { name: 'Phone as remote' }).click()
  const code = (await page.getByRole('link', { name: /\/remote#/ }).getAttribute('href'))?.split('#')[1] ?? ''
  await page.keyboard.press('Escape')
  await page.keyboard.press('.')
  await expect(black(page)).toBeVisible()
  await site.visitor.call('POST /api/remotes/:id/commands', {
    params: { id: code },
    body: { command: 'next' },
  })
  await expect(black(page)).toHaveCount(0)
  await expect(picture(page, second)).toBeVisible()
})

test('F5, which clickers send, goes on where the show was: picture, black, and the whole screen with the next key', async ({
  page,
}) => {
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  await page.goto('/slideshow?duration=30')
  await expect(page.getByText('Slide 1 of')).toBeAttached()
  await page.keyboard.press('f')
  await expect.poll(isFull).toBe(true)
  await page.keyboard.press('PageDown')
  await expect(picture(page, second)).toBeVisible()

  await test.step('the first picture of the show is not seen meanwhile', async () => {
    const release = await holdRequests(page, '**/api/media')
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByText('Loading images...')).toBeVisible()
    await expect(picture(page, first)).toHaveCount(0)
    release()
    await expect(picture(page, second)).toBeVisible()
    await expect(page.getByText('The picture fills the screen as soon as you touch it')).toBeVisible()
    await page.keyboard.press('PageDown')
    await expect(picture(page, third)).toBeVisible()
    await expect.poll(isFull).toBe(true)
  })

  await test.step('a black screen stays black, and the show goes on after it as before', async () => {
    await page.keyboard.press('b')
    await expect(black(page)).toBeVisible()
    await page.reload()
    await expect(black(page)).toBeVisible()
    await expect(picture(page, third)).toBeAttached()
    await page.keyboard.press('b')
    await expect(black(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  })

  await test.step('a link begins at the start', async () => {
    await page.goto('/slideshow?duration=30')
    await expect(page.getByText('Slide 1 of')).toBeAttached()
  })
})
