import { chromium, type LaunchOptions } from '@playwright/test'
import journeys from '../../playwright.config.ts'
import type { Browser } from './browser.ts'

/** Opens Debian's Chromium, as in the journeys, but offline. */
export const openChromiumOffline = () => openByPlaywright(journeys.use?.launchOptions, { offline: true })

/** Opens any Chromium that Playwright can drive. */
export async function openByPlaywright(
  launch: LaunchOptions | undefined,
  context: { offline?: boolean } = {},
): Promise<Browser> {
  const browser = await chromium.launch(launch)
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...context })
  const errors: string[] = []
  const requests: string[] = []
  page.on('console', (message) => {
    // Chromium 109 reports the attribute as an error; the menu opens without it
    const isAttribute = message.text().startsWith("Found a 'popover' attribute")
    if (message.type() === 'error' && !isAttribute) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('request', (request) => requests.push(request.url()))
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width) => page.setViewportSize({ width, height: 800 }),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    chooseFile: (selector, file) => page.setInputFiles(selector, file),
    errors: () => errors.splice(0),
    requests: () => requests,
    close: () => browser.close(),
  }
}
