import type { Page } from '@playwright/test'

/** Opens one of the three tabs of the dashboard's Settings. */
export async function openSettings(page: Page, tab: 'About him' | 'Visitors' | 'Keeping it safe') {
  await page.goto('/admin#settings')
  await chooseSettings(page, tab)
}

export const chooseSettings = (page: Page, tab: string) => page.getByRole('tab', { name: tab }).click()
