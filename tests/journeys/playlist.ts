import type { Page } from '@playwright/test'
import { fixture } from '../support/fixtures.ts'
import { logInAsAdministrator, expect } from '../support/journey.ts'
import type { Site } from '../support/site.ts'

export const songs = ['Hymn', 'Waltz', 'March'] as const

export const addSongs = async (site: Site) => {
  const administrator = await site.administrator()
  for (const title of songs) {
    const file = fixture('audio/through-space.flac')
    await administrator.call('POST /api/music', { form: { title, file } })
  }
  return administrator
}

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
