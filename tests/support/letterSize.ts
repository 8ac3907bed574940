import type { Page } from '@playwright/test'

/** The size of letters in pixels that somebody has set in the browser; 16 is usual. */
export const setLetterSize = async (page: Page, standard: number) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  await browser.send('Page.setFontSizes', { fontSizes: { standard } })
}
