import type { Page } from '@playwright/test'

/**
 * Watches layout shifts from the next document on. Returns a function that lists the texts that have moved in the open document,
 * each with the score of its shift.
 */
export async function watchLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        const score = Reflect.get(shift, 'value') as number
        const texts = (Reflect.get(shift, 'sources') as { node: Node | null }[]).map(
          ({ node }) => node?.textContent,
        )
        if (score > 0.005) shifts.push(`${texts.join(', ')} by ${score}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'shifts') as string[])
}
