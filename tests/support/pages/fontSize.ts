import type { Page } from '@playwright/test'

/** Sets the browser's default letter size in pixels; 16 is usual. */
export const setFontSize = async (page: Page, standard: number) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  await browser.send('Page.setFontSizes', { fontSizes: { standard } })
}
