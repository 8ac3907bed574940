import { expect, type Page } from '@playwright/test'

/** Waits until the browser has gone back from the entry of a dialog that was closed by a button. */
export const expectDialogsInHistory = (page: Page, count: number) =>
  expect
    .poll(() => page.evaluate(() => (history.state as { dialogs?: number } | null)?.dialogs ?? 0))
    .toBe(count)
