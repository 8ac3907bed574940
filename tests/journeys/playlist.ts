import type { Page } from '@playwright/test'
import { logInAsAdministrator, expect } from '../support/journey.ts'
import type { Site } from '../support/site.ts'

export const openTab = async (page: Page, site: Site, tab: 'Upload' | 'Manage Playlist') => {
  await logInAsAdministrator(page, site)
  await page.goto('/admin#music')
  await page.getByRole('tab', { name: tab, exact: true }).last().click()
}
export const inOrder = async (page: Page, ...titles: string[]) => {
  await expect(page.locator('.track-title > span:first-child')).toHaveText(titles)
}
export const expectToast = (page: Page, title: string, description = '') =>
  expect(page.locator('.toast')).toHaveText(`${title}${description}`)
export const stored = async (site: Site) =>
  (await site.visitor.call('GET /api/music')).body.map(({ title }) => title)
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
