import type { Page } from '@playwright/test'
import { logInAsAdministrator, expect } from './journey.ts'
import type { Site } from './site.ts'

/** Opens the Media tab at one of its sections, as the administrator. */
export async function openMediaTab(
  page: Page,
  site: Site,
  section: 'Upload' | 'Batch Upload' | 'Manage Media' = 'Upload',
) {
  await logInAsAdministrator(page, site)
  await page.goto('/admin')
  await page.getByRole('tab', { name: section, exact: true }).click()
}

/** A toast, or another message the page announces. */
export const toastOn = (page: Page, title: string) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: title })

/** The title fields of Manage Media, in the order of the rows. */
export const titleFields = (page: Page) => page.getByRole('row').getByRole('textbox', { name: /^Title/ })

export const expectOrder = async (page: Page, ...expected: string[]) => {
  await expect(titleFields(page)).toHaveCount(expected.length)
  for (const [index, title] of expected.entries())
    await expect(titleFields(page).nth(index)).toHaveValue(title)
}

export const mediaRow = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('textbox', { name: `Title ${title}` }) })
