import type { Page } from '@playwright/test'

/**
 * Watches layout shifts from the next document on; returns a function that reports what has moved in the open document, and how
 * far.
 */
export async function watchLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        const by = Reflect.get(shift, 'value') as number
        const what = (Reflect.get(shift, 'sources') as { node: Node | null }[]).map(
          ({ node }) => node?.textContent,
        )
        if (by > 0.005) moved.push(`${what.join(', ')} by ${by}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'moved') as string[])
}
