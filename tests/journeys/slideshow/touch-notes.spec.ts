import type { Page } from '@playwright/test'
import { expect } from '../../support/pages/journey.ts'
import { test } from './slideshowPage.ts'

const address = '/slideshow?fullscreen=1&music=on'
const fullscreenNote = (page: Page) => page.getByText('The picture fills the screen as soon as you touch it')
const musicNote = (page: Page) => page.getByText('The music begins as soon as you touch the screen')
const isFull = (page: Page) => page.evaluate(() => document.fullscreenElement !== null)
const readMusic = (page: Page) =>
  page.locator('audio').evaluate(({ paused, muted }: HTMLAudioElement) => ({ paused, muted }))
const isHeard = { paused: false, muted: false }

/** Blocks sound until a touch, as browsers with a window do; the headless browser does not. */
test.beforeEach(async ({ page, complaints }) => {
  complaints.expect(/The music did not start/)
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    let isTouched = false
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => (isTouched = true), true)
    HTMLMediaElement.prototype.play = function () {
      const mayPlay = this.muted || isTouched
      return mayPlay
        ? play.call(this)
        : Promise.reject(new DOMException('play() without a touch', 'NotAllowedError'))
    }
  })
})

test('a link may ask for the whole screen and for sound, which begin with the first touch', async ({
  page,
}) => {
  await page.goto(address)
  await expect(fullscreenNote(page)).toBeVisible()
  await expect(musicNote(page)).toBeVisible()
  expect(await readMusic(page)).toEqual({ paused: true, muted: false })
  await page.mouse.click(300, 300)
  await expect.poll(() => isFull(page)).toBe(true)
  await expect.poll(() => readMusic(page)).toEqual(isHeard)
  for (const note of [fullscreenNote(page), musicNote(page)]) await expect(note).toHaveCount(0)
})

test('where nobody touches it, both notes leave after 20 seconds, and a later touch still works', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-03-18T10:00:00') })
  await page.goto(address)
  for (const note of [fullscreenNote(page), musicNote(page)]) await expect(note).toBeVisible()
  await page.clock.fastForward(20_000)
  for (const note of [fullscreenNote(page), musicNote(page)]) await expect(note).toHaveCount(0)
  await page.clock.fastForward(600_000)
  await page.mouse.click(300, 300)
  await expect.poll(() => isFull(page)).toBe(true)
  await expect.poll(() => readMusic(page)).toEqual(isHeard)
})

test('a window that fills the screen has no notes, and a touch still begins the music', async ({ page }) => {
  await page.addInitScript(() => {
    const { matchMedia } = window
    window.matchMedia = (query) =>
      matchMedia.call(window, query === '(display-mode: fullscreen)' ? '(min-width: 1px)' : query)
  })
  await page.goto(address)
  await expect.poll(() => readMusic(page)).toEqual({ paused: true, muted: false })
  await expect(page.getByText(/^Slide 1 of/)).toBeVisible()
  for (const note of [fullscreenNote(page), musicNote(page)]) await expect(note).toHaveCount(0)
  await page.mouse.click(300, 300)
  await expect.poll(() => readMusic(page)).toEqual(isHeard)
})
