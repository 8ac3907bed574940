import type { Locator, Page } from '@playwright/test'
import { expect, openHydrated, test } from '../../support/pages/journey.ts'

/** Computes the WCAG 2 contrast ratio of a control's text in its present state. */
const contrastOf = (control: Locator) =>
  control.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished))
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!canvas) return 0
    const over = (colors: string[]) => {
      for (const color of colors) {
        canvas.fillStyle = color
        canvas.fillRect(0, 0, 1, 1)
      }
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const backgrounds: string[] = []
    for (let at: Element | null = element; at; at = at.parentElement)
      backgrounds.unshift(getComputedStyle(at).backgroundColor)
    const back = over(backgrounds)
    const front = over([getComputedStyle(element).color])
    return (Math.max(back, front) + 0.05) / (Math.min(back, front) + 0.05)
  })

/** Adds a button of each tone in each state that markup can set. */
const addButtons = (page: Page) =>
  page.evaluate(() => {
    const tones = ['primary', 'quiet', 'destructive', 'quiet bare']
    const states = ['', 'disabled', 'aria-disabled="true"']
    const buttons = tones.flatMap((tone) =>
      states.map((state) => `<button class="button ${tone}" ${state}>${tone} ${state}</button>`),
    )
    const group = document.createElement('div')
    group.id = 'buttons'
    group.innerHTML = buttons.join('')
    document.querySelector('main')?.prepend(group)
  })

/** Checks each button at rest, hovered, pressed and busy, with real mouse input. */
async function expectLegible(page: Page) {
  const buttons = page.locator('#buttons button')
  expect(await buttons.count()).toBe(12)
  for (const button of await buttons.all()) {
    const name = await button.textContent()
    expect(await contrastOf(button), `${name}, at rest`).toBeGreaterThan(4.5)
    await button.hover({ force: true })
    await expect.poll(() => contrastOf(button), `${name}, under the mouse`).toBeGreaterThan(4.5)
    await page.mouse.down()
    await expect.poll(() => contrastOf(button), `${name}, pressed`).toBeGreaterThan(4.5)
    await page.mouse.up()
  }
}

test('a button can be read in every state, in the light and the dark scheme', async ({ page }) => {
  await openHydrated(page, '/')
  await addButtons(page)
  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme })
      await expectLegible(page)
    })
})
