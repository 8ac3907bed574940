import type { Page, Route } from '@playwright/test'

/**
 * Fails the next change at this address with this status, or without a response if the status is 0. The server does not get it.
 */
export const failOnce = (page: Page, address: string, status = 500, json: object = {}) =>
  respondOnce(page, address, (route) => (status ? route.fulfill({ status, json }) : route.abort()))

/** Lets the next change at this address reach the server, but drops the response. */
export const loseResponse = (page: Page, address: string) =>
  respondOnce(page, address, async (route) => {
    await route.fetch()
    await route.abort()
  })

async function respondOnce(page: Page, address: string, respond: (route: Route) => Promise<void>) {
  let isOver = false
  await page.route(address, (route) => {
    if (isOver || route.request().method() === 'GET') return route.fallback()
    isOver = true
    return respond(route)
  })
}
