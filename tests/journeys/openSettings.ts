import type { Page } from '@playwright/test'

/** Opens one of the three tabs of the dashboard's Settings. */
export async function openSettings(page: Page, tab: 'About him' | 'Visitors' | 'Keeping it safe') {
  await page.goto('/admin#settings')
  await chooseSettings(page, tab)
}

export const chooseSettings = (page: Page, tab: string) => page.getByRole('tab', { name: tab }).click()

/** Opens a part of the third tab, which a phone folds. */
export async function unfoldPanel(page: Page, title: string) {
  await page.getByRole('group', { name: title }).waitFor()
  const folded = page.getByRole('button', { name: title, exact: true, expanded: false })
  if (await folded.isVisible()) await folded.click()
}
