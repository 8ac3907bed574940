import type { Page } from '@playwright/test'

/** Holds back the requests to an address, all or those of one method; the returned function releases them. */
export async function holdRequests(page: Page, address: string, method?: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (!method || route.request().method() === method) await promise
    await route.fallback()
  })
  return resolve
}

/** Holds back the page's script; the returned function releases it. */
export const holdScript = (page: Page) => holdRequests(page, '**/assets/entry-*.js')
