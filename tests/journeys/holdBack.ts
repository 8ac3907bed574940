import type { Page } from '@playwright/test'

/** Holds the requests of an address back, all or those of one method; the function that it answers lets them go. */
export async function holdBack(page: Page, address: string, method?: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (!method || route.request().method() === method) await promise
    await route.fallback()
  })
  return resolve
}

/** The page's script does not come before the answer is called. */
export const holdScript = (page: Page) => holdBack(page, '**/assets/entry-*.js')
