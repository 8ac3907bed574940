import type { Page, Route } from '@playwright/test'

/** The next change at this address is answered with this status, or not at all for 0, and the server does not hear of it. */
export const failOnce = (page: Page, address: string, status = 500, json: object = {}) =>
  answerOnce(page, address, (route) => (status ? route.fulfill({ status, json }) : route.abort()))

/** The next change at this address is made, and its answer does not arrive. */
export const loseAnswer = (page: Page, address: string) =>
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
