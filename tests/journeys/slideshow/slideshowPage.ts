import type { Page } from '@playwright/test'
import { expect, expectAccessible, test as base } from '../../support/pages/journey.ts'

/** Journeys in a memorial with photographs and songs. */
export const test = base.extend({ siteOptions: { content: 'slideshow' } })

/** The photographs of these journeys, in order. */
export const photos = ['A face', 'By the sea', 'The bee', 'From Anna'] as const

/**
 * A time in which the show changes twice. It is short, because the test's clock runs while the network does not: after 30
 * seconds, a picture that is still loading would count as broken.
 */
export const SEVERAL_SLIDES_MS = 12_000

/** Opens the show and stops the clock as the first slide begins; from then on only the test advances time. */
export async function openShow(page: Page, path = '/slideshow') {
  await page.clock.install({ time: new Date('2026-03-18T10:00:00') })
  await page.goto(path)
  await expect(page.getByText(/^Slide 1 of/)).toBeVisible()
  await page.clock.pauseAt(new Date('2026-03-18T11:00:00'))
  await page.keyboard.press(' ')
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  await goTo(page, 1)
  await page.keyboard.press(' ')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
}

const goTo = async (page: Page, number: number) => {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('spinbutton', { name: 'Go to Slide' }).fill(String(number))
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText(`Slide ${number} of`)).toBeVisible()
}

/** Waits for the controls, which may be faded out; keys work from then on. */
export const expectControls = (page: Page) =>
  expect(page.getByRole('button', { name: /^(Pause|Play)$/, includeHidden: true }).first()).toBeAttached()

/**
 * Stops a running clock, one hour ahead, so that visible controls stay until they are pressed. Waits for the show to
 * render first, which needs a running clock: the first picture is already in the document.
 */
export async function stopClock(page: Page) {
  await expectControls(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_600_000)
}

/**
 * Presses a control of a show whose clock runs, even if the controls are hidden. A mouse would be too slow at times: the controls
 * may hide between its first move and its press.
 */
export async function activateControl(page: Page, name: string) {
  await expectControls(page)
  await page.getByRole('button', { name, exact: true, includeHidden: true }).first().dispatchEvent('click')
}

/** Moves the mouse, so that the controls appear, and presses one. The clock must stand, because they would hide at times. */
export async function pressControl(page: Page, name: string) {
  // within a phone's 390 pixels, and off the control that was pressed last
  await page.mouse.move(300, 200)
  await page.getByRole('button', { name, exact: true }).first().click()
}

/** Opens the settings, and in them what is for the computer in the hall. */
export async function openHallTools(page: Page) {
  await activateControl(page, 'Settings')
  await page.locator('summary', { hasText: 'The computer in the hall' }).click()
}

/** A device that can store nothing, as in some private windows. */
export const storeNothing = (page: Page) =>
  page.addInitScript(() => void Reflect.deleteProperty(window, 'caches'))

/** Advances time past the older show's lock after a change. */
export const waitForUnlock = (page: Page) => page.clock.runFor(1_500)

/** Runs axe, which needs a running clock, then stops the clock again. */
export async function expectAccessibleShow(page: Page) {
  await page.clock.resume()
  await expectAccessible(page)
  await stopClock(page)
}

/** Finds the visible picture by its title. */
export const picture = (page: Page, title: string) => page.getByRole('img', { name: title, exact: true })

export const readTitle = async (page: Page) => (await page.getByRole('img').first().getAttribute('alt')) ?? ''

export const readNextTitle = async (page: Page) => {
  const current = await readTitle(page)
  return photos[(photos.findIndex((title) => title === current) + 1) % photos.length] ?? ''
}

/** Advances the clock over this many changes; returns the titles of the pictures shown. */
export async function collectTitles(page: Page, changes: number): Promise<Set<string | null>> {
  const titles = new Set<string | null>()
  for (let change = 0; change < changes; change++) {
    const before = await page.getByRole('img').getAttribute('alt')
    titles.add(before)
    await page.clock.runFor(5_000)
    await expect(page.getByRole('img')).not.toHaveAttribute('alt', before ?? '')
  }
  return titles
}

export const isMusicAudible = (page: Page) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => !audio.paused && !audio.muted)
