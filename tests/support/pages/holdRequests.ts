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

/**
 * Holds back this many requests to an address, each by itself: each call of the returned function lets the next one through.
 * Requests after these pass.
 */
export async function holdRequestsInTurn(page: Page, address: string, count: number): Promise<() => void> {
  const turns = Array.from({ length: count }, () => Promise.withResolvers<void>())
  const held = [...turns]
  await page.route(address, async (route) => {
    await held.shift()?.promise
    await route.fallback()
  })
  return () => turns.shift()?.resolve()
}

/** Holds back the page's script; the returned function releases it. */
export const holdScript = (page: Page) => holdRequests(page, '**/assets/entry-*.js')
