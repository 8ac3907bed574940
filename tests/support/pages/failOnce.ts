import type { Page, Route } from '@playwright/test'

/** Fails the next change at this address with this status, or without a response for 0; it does not reach the server. */
export const failOnce = (page: Page, address: string, status = 500, json: object = {}) =>
  answerOnce(page, address, (route) => (status ? route.fulfill({ status, json }) : route.abort()))

/** Lets the server make the next change at this address, but drops its response. */
export const loseResponse = (page: Page, address: string) =>
  answerOnce(page, address, async (route) => {
    await route.fetch()
    await route.abort()
  })

async function answerOnce(page: Page, address: string, answer: (route: Route) => Promise<void>) {
  let isOver = false
  await page.route(address, (route) => {
    if (isOver || route.request().method() === 'GET') return route.fallback()
    isOver = true
    return answer(route)
  })
}
