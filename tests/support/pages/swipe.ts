import type { Page } from '@playwright/test'

/** Swipes across the middle of a phone's screen. */
export async function swipe(page: Page, from: number, to: number): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  await finger('touchStart', [{ x: from, y: 400 }])
  for (const part of [0.25, 0.6, 1]) await finger('touchMove', [{ x: from + (to - from) * part, y: 400 }])
  await finger('touchEnd', [])
}
