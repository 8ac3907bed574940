import type { Page } from '@playwright/test'
import { expect } from '../../support/pages/journey.ts'
import type { Site } from '../../support/pages/site.ts'

export const expectOrder = async (page: Page, ...titles: string[]) => {
  await expect(page.locator('.track-title > span:first-child')).toHaveText(titles)
}
export const expectToast = (page: Page, title: string, description = '') =>
  expect(page.locator('.toast')).toHaveText(`${title}${description}`)
export const readStoredTitles = async (site: Site) =>
  (await site.visitor.call('GET /api/music')).body.map(({ title }) => title)
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
