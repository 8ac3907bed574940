import type { Page } from '@playwright/test'

/**
 * Finds a toast, or another message that the page announces, by its text. A page may have several such messages for a moment, so
 * that a locator without a text would match two elements, and fail.
 */
export const toastOn = (page: Page, text: string) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text })
