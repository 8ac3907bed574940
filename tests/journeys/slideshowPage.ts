import type { Page } from '@playwright/test'
import { expect, expectAccessible, test as base } from '../support/journey.ts'

/** Journeys in a memorial with something to show and to hear. */
export const test = base.extend({ siteOptions: { content: 'slideshow' } })

/** The photographs of these journeys, in order. */
export const photos = ['A face', 'By the sea', 'The bee', 'From Anna'] as const

/** Opens the show and stops the clock at the moment its first slide begins; from then on time passes only when a test says so. */
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

/** The controls are there, perhaps faded; keys work from then on. */
export const expectControls = (page: Page) =>
  expect(page.getByRole('button', { name: /^(Pause|Play)$/, includeHidden: true }).first()).toBeAttached()

/**
 * Stops a clock that goes, an hour later: controls that a hand has called stay until they are pressed. Not before the show
 * is drawn, which needs the clock; the document alone has the first picture.
 */
export async function stopClock(page: Page) {
  await expectControls(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_600_000)
}

/** A hand comes to the mouse, so that the controls are there, and presses one; while the clock goes they might hide before. */
export async function press(page: Page, name: string) {
  // within a telephone's 390 pixels; the last press has left the mouse on a control
  await page.mouse.move(300, 200)
  await page.getByRole('button', { name, exact: true }).first().click()
}

/** Longer than the older show's lock after a change. */
export const unlock = (page: Page) => page.clock.runFor(1_500)

/** Axe needs a clock that goes. */
export async function expectAccessibleShow(page: Page) {
  await page.clock.resume()
  await expectAccessible(page)
  await stopClock(page)
}

/** The picture that is shown, by its title. */
export const picture = (page: Page, title: string) => page.getByRole('img', { name: title, exact: true })

/** Lets the clock of the page run over so many changes; the titles of the pictures that were shown. */
export async function titlesOfChanges(page: Page, changes: number): Promise<Set<string | null>> {
  const titles = new Set<string | null>()
  for (let change = 0; change < changes; change++) {
    const before = await page.getByRole('img').getAttribute('alt')
    titles.add(before)
    await page.clock.runFor(5_000)
    await expect(page.getByRole('img')).not.toHaveAttribute('alt', before ?? '')
  }
  return titles
}
