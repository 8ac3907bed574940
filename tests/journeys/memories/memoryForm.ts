import { expect, type Page } from '@playwright/test'
import { fixturePath } from '../../support/files/fixtures.ts'
import type { Site } from '../../support/pages/site.ts'

/** Opens the page of memories and expands its form. */
export async function openForm(page: Page, url = '/memories') {
  await page.goto(url)
  await page.getByRole('button', { name: 'Expand' }).click()
  await expect(nameField(page)).toBeVisible()
}
export const choosePhotos = (page: Page, files: readonly string[]) =>
  photosField(page).setInputFiles(files.map(fixturePath))
export const shareButton = (page: Page) => page.getByRole('button', { name: 'Share Memory' })
export const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
export const readMemories = async (site: Site) => (await site.visitor.call('GET /api/memories')).body

export const nameField = (page: Page) => page.getByLabel('Name', { exact: true })
export const emailField = (page: Page) => page.getByLabel('Email', { exact: true })
export const memoryField = (page: Page) => page.getByLabel('Memory', { exact: true })
export const photosField = (page: Page) => page.getByLabel('Photos', { exact: true })
/** Opens the caption fields of a chosen photo. */
export const addCaption = (page: Page, fileName: string) =>
  page.getByRole('button', { name: `Add a caption ${fileName}` }).click()
