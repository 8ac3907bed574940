import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Finds a toast, or another message that the page announces. */
export const toastOn = (page: Page, title: string) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: title })

/** Finds the title fields of Manage Media, in the order of the rows. */
export const titleFields = (page: Page) => page.getByRole('row').getByRole('textbox', { name: /^Title/ })

export const expectOrder = async (page: Page, ...expected: string[]) => {
  await expect(titleFields(page)).toHaveCount(expected.length)
  for (const [index, title] of expected.entries())
    await expect(titleFields(page).nth(index)).toHaveValue(title)
}

export const mediaRow = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('textbox', { name: `Title ${title}` }) })
