import type { Page } from '@playwright/test'
import { enterAsAdministrator } from './journey.ts'
import type { Site } from './site.ts'

/** The Media tab as the administrator finds it, at one of its sections. */
export async function openMediaTab(
  page: Page,
  site: Site,
  section: 'Upload' | 'Batch Upload' | 'Manage Media' = 'Upload',
) {
  await enterAsAdministrator(page, site)
  await page.goto('/admin')
  await page.getByRole('tab', { name: section, exact: true }).click()
}

/** A toast, or another word the page says by itself. */
export const said = (page: Page, title: string) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: title })
