import type { Page } from '@playwright/test'
import { logInAsAdministrator } from '../support/journey.ts'
import type { Site } from '../support/site.ts'

/** Opens the dashboard where the show is made a film. */
export async function openFilmPanel(page: Page, site: Site) {
  await logInAsAdministrator(page, site)
  await page.goto('/admin#music')
  return page.getByRole('group', { name: 'The film' })
}
