import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../../support/pages/journey.ts'
import { swipe } from '../../support/pages/swipe.ts'
import {
  expectAccessibleShow,
  openShow,
  picture,
  pressControl,
  test,
  SEVERAL_SLIDES_MS,
} from './slideshowPage.ts'

const slide = (page: Page, number: number) => page.getByText(`Slide ${number} of 4`, { exact: true })
const isFull = (page: Page) => page.evaluate(() => document.fullscreenElement !== null)

test('a visitor watches the show and turns the pictures over', { tag: '@smoke' }, async ({ page }) => {
  await openShow(page)
  await test.step('photographs follow each other in their order, five seconds each, and the first comes after the last', async () => {
    await expect(page.getByText('5 seconds per slide')).toBeVisible()
    for (const [number, title] of [
      [2, 'By the sea'],
      [3, 'The bee'],
      [4, 'From Anna'],
      [1, 'A face'],
    ] as const) {
      await page.clock.runFor(4_900)
      await expect(slide(page, number)).toHaveCount(0)
      await page.clock.runFor(100)
      await expect(slide(page, number)).toBeVisible()
      await expect(picture(page, title)).toBeVisible()
      await expect(page.getByRole('img')).toHaveCount(1)
    }
  })
  await test.step('captions say the title, the words and who gave the picture, and can be switched off', async () => {
    await expect(page.getByText('He laughed at the third try.')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText('Shared by: Anna')).toBeVisible()
    await page.keyboard.press('c')
    await expect(page.getByText('Shared by: Anna')).toHaveCount(0)
    await page.keyboard.press('c')
    await expect(page.getByText('Shared by: Anna')).toBeVisible()
  })
  await test.step('the space bar and the buttons pause, play and turn over, round both ends', async () => {
    await page.keyboard.press(' ')
    await page.clock.runFor(SEVERAL_SLIDES_MS)
    await expect(slide(page, 4)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(slide(page, 1)).toBeVisible()
    await pressControl(page, 'Previous')
    await expect(slide(page, 4)).toBeVisible()
    await pressControl(page, 'Next')
    await expect(slide(page, 1)).toBeVisible()
    await pressControl(page, 'Play')
    await page.clock.runFor(5_000)
    await expect(slide(page, 2)).toBeVisible()
    await pressControl(page, 'Pause')
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  })
})

test('a visitor finds the controls when they are wanted, and operates all of them', async ({ page }) => {
  await openShow(page)
  await test.step('the controls hide after three idle seconds, cannot be focused then, and come back at any sign of life', async () => {
    const next = page.getByRole('button', { name: 'Next' })
    const signs = [
      () => page.mouse.move(200, 200),
      () => page.keyboard.press('Shift'),
      () => page.mouse.click(300, 300),
    ]
    for (const sign of signs) {
      await sign()
      await expect(next).toBeVisible()
      await page.clock.runFor(2_900)
      await expect(next).toBeVisible()
      await page.clock.runFor(100)
      await expect(next).toBeHidden()
      expect(
        await page.evaluate(() =>
          [...document.querySelectorAll('.show a, .show button')].every((control) =>
            control.closest('[inert]'),
          ),
        ),
      ).toBe(true)
    }
    await page.keyboard.press('m')
    await page.clock.runFor(SEVERAL_SLIDES_MS)
    await expect(page.getByRole('dialog', { name: 'Music Controls' })).toBeVisible()
    await expect(next.first()).toBeVisible()
  })
  await test.step('m opens and closes the music, Escape and a click outside it close it, and focus goes back', async () => {
    const music = page.getByRole('dialog', { name: 'Music Controls' })
    await expect(music).toBeFocused()
    await page.keyboard.press('m')
    await expect(music).toHaveCount(0)
    const opener = page.getByRole('button', { name: 'Music Controls' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(music).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    for (const count of [1, 0]) {
      await opener.click()
      await expect(music).toHaveCount(count)
    }
    await opener.click()
    await page.mouse.click(300, 300)
    await expect(music).toHaveCount(0)
  })
  await test.step('f fills the screen, and its button leaves it again', async () => {
    await page.keyboard.press('f')
    await expect.poll(() => isFull(page)).toBe(true)
    await pressControl(page, 'Exit fullscreen')
    await expect.poll(() => isFull(page)).toBe(false)
  })
  await test.step('the show and each open panel are accessible', async () => {
    await pressControl(page, 'Pause')
    await expectAccessibleShow(page)
    for (const name of ['Settings', 'Music Controls']) {
      await pressControl(page, name)
      await expectAccessibleShow(page)
      await page.keyboard.press('Escape')
    }
  })
})

test('a visitor chooses in the settings how the show runs', { tag: '@smoke' }, async ({ page }) => {
  await openShow(page)
  await pressControl(page, 'Settings')
  await test.step('everything is there without scrolling, also while the show is as long as its songs', async () => {
    const panel = page.getByRole('dialog', { name: 'Settings' })
    const songs = page.getByRole('switch', { name: 'As long as the songs' })
    for (const isOn of [false, true]) {
      await songs.setChecked(isOn)
      await expect(page.getByText('The computer in the hall')).toBeInViewport({ ratio: 1 })
      const [needed, shown] = await panel.evaluate((box) => [box.scrollHeight, box.clientHeight])
      expect(needed).toBeLessThanOrEqual(shown)
    }
    await songs.setChecked(false)
  })
  await test.step('with random transitions each effect is switched on or off; without, one is chosen alone', async () => {
    const effects = page.getByRole('group', { name: 'Transition effects' })
    const pressed = () => effects.locator('[aria-pressed=true]').allTextContents()
    expect(await pressed()).toEqual(['fade', 'blur', 'fadeOutIn', 'crossDissolve'])
    await effects.getByRole('button', { name: 'blur' }).click()
    expect(await pressed()).toEqual(['fade', 'fadeOutIn', 'crossDissolve'])
    await page.getByRole('switch', { name: 'Random transitions' }).click()
    await effects.getByRole('button', { name: 'crossDissolve' }).click()
    expect(await pressed()).toEqual(['crossDissolve'])
    await page.clock.runFor(5_000)
    await expect(picture(page, 'By the sea').locator('..')).toHaveClass(/crossDissolve/)
  })
  const duration = page.getByRole('slider', { name: 'Slide duration' })
  await test.step('the duration goes from 2 to 30 seconds', async () => {
    await expect(duration).toHaveAttribute('min', '2')
    await expect(duration).toHaveAttribute('max', '30')
    await expect(duration).toHaveValue('5')
    await duration.press('End')
    await expect(page.getByText('30 seconds per slide')).toBeVisible()
    await duration.press('Home')
    await page.clock.runFor(2_000)
    await expect(slide(page, 3)).toBeVisible()
  })
  const box = page.getByRole('spinbutton', { name: 'Go to Slide' })
  await test.step('Go to Slide takes a whole number from 1 to the count and nothing else', async () => {
    const go = page.getByRole('button', { name: 'Go', exact: true })
    await box.fill('3')
    await go.click()
    await expect(slide(page, 3)).toBeVisible()
    for (const wrong of ['0', '5', '2.5', '']) {
      await box.fill(wrong)
      await go.click()
      await expect(page.getByText('A whole number from 1 to 4')).toBeVisible()
      await expect(slide(page, 3)).toBeVisible()
    }
    await box.fill('1')
    await box.press('Enter')
    await expect(slide(page, 1)).toBeVisible()
    await expect(page.getByText('A whole number from 1 to 4')).toHaveCount(0)
  })
  await test.step('keys do nothing while someone types in a field', async () => {
    await box.focus()
    for (const key of ['m', 'f', 'c', ' ', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key)
    await expect(slide(page, 1)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await expect(page.getByText('He laughed at the third try.')).toBeVisible()
  })
  await test.step('what was chosen lasts on this device; a link decides for one visit', async () => {
    await duration.fill('12')
    await page.getByRole('switch', { name: 'Captions' }).click()
    await page.clock.resume()
    await page.goto('/slideshow')
    await expect(page.getByText('12 seconds per slide')).toBeVisible()
    await expect(page.getByText('He laughed at the third try.')).toHaveCount(0)
    await page.goto('/slideshow?duration=8&captions=on&random=on')
    await expect(page.getByText('8 seconds per slide')).toBeVisible()
    await expect(page.getByText('Random Mode')).toBeVisible()
    await page.goto('/slideshow?fullscreen=1')
    await expect(page.getByText('12 seconds per slide')).toBeVisible()
    await expect(page.getByText('Random Mode')).toHaveCount(0)
  })
})

test('a long caption is read on by scrolling, also by the keyboard @phone', async ({ page, site }) => {
  const { body } = await site.visitor.call('GET /api/media')
  const description = `${'He laughed at the third try, and everyone laughed with him. '.repeat(12)}The end.`
  await page.route('**/api/media', (route) =>
    route.fulfill({ json: body.map((item, index) => (index === 0 ? { ...item, description } : item)) }),
  )
  await page.goto('/slideshow?duration=30')
  await expect(slide(page, 1)).toBeVisible()
  await page.keyboard.press(' ')
  const caption = page.getByRole('region', { name: 'Description' })
  await expect(caption).toContainText('The end.')
  const hidden = () => caption.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop)
  expect(await hidden()).toBeGreaterThan(20)
  // '…' ends the last whole line until the caption is scrolled
  const lines = () =>
    caption.evaluate((box) => box.clientHeight / parseFloat(getComputedStyle(box).lineHeight))
  expect(await lines()).toBeCloseTo(4, 1)
  await expect(caption).toHaveCSS('-webkit-line-clamp', '4')
  await expectAccessible(page)
  // the first movement shows the controls, which move the caption up
  await page.mouse.move(1, 1)
  await expect(page.locator('.show-running')).not.toHaveClass(/idle/)
  await caption.hover()
  await page.mouse.wheel(0, 5_000)
  await expect.poll(hidden).toBeLessThan(2)
  await expect(caption).toHaveCSS('-webkit-line-clamp', 'none')
  expect(await lines()).toBeCloseTo(4, 1)
  await caption.focus()
  await page.keyboard.press('Home')
  await expect.poll(hidden).toBeGreaterThan(20)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('region', { name: 'Description' })).toHaveCount(0)
})

test('a finger turns the pictures over, and everything can be read and operated @phone', async ({ page }) => {
  await openShow(page)
  await swipe(page, 300, 100)
  await expect(slide(page, 2)).toBeVisible()
  await swipe(page, 100, 300)
  await expect(slide(page, 1)).toBeVisible()
  await pressControl(page, 'Pause')
  await expectAccessibleShow(page)
})
