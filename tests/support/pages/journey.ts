import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { Person } from '../../../samples/person.ts'
import { type Site, type SiteOptions, startSite } from './site.ts'
import { test as base } from './watchedTest.ts'

export { expect }

interface Journey {
  /** the content that the site starts with: `test.use({ siteOptions: { content: 'sampleLife' } })` */
  siteOptions: SiteOptions
  /** a server for this test only; `page.goto('/gallery')` goes there */
  site: Site
  /** errors on a page's console fail the test, unless they were expected */
  complaints: Complaints
}

/**
 * A test in a real browser before a real server: `test('…', async ({ page, site }) => …)`. It fails when a page logs an error,
 * throws, or sends any request to another host.
 */
export const test = base.extend<Journey>({
  siteOptions: [{}, { option: true }],
  site: async ({ siteOptions }, use) => {
    const site = await startSite(siteOptions)
    await use(site)
    await site.close()
  },
  baseURL: async ({ site }, use) => use(site.url),
  complaints: [
    async ({ context, site }, use) => {
      const complaints = new Complaints(context, site)
      await use(complaints)
      expect(await complaints.unexpected(), 'errors that the pages logged').toEqual([])
    },
    { auto: true },
  ],
})

class Complaints {
  readonly #found: string[] = []
  readonly #expected: RegExp[] = []
  readonly #site: Site

  constructor(context: BrowserContext, site: Site) {
    this.#site = site
    context.on('console', (message) => {
      if (message.type() === 'error') this.#found.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => this.#found.push(`${String(error.error())} (${error.page()?.url()})`))
    context.on('request', (request) => {
      if (!request.url().startsWith(site.url) && /^(https?|wss?):/.test(request.url())) {
        this.#found.push(`requested from another host: ${request.url()}`)
      }
    })
  }

  /** Accepts an error that a test provokes, such as the browser's own line about a status of 500. */
  expect(message: RegExp) {
    this.#expected.push(message)
  }

  async unexpected(): Promise<string[]> {
    const found = this.#found.filter((message) => !this.#expected.some((known) => known.test(message)))
    const areGone = await Promise.all(found.map((message) => this.#isAboutGoneFile(message)))
    return found.filter((_, index) => !areGone[index])
  }

  /** Whether the message is about a file that was hidden or deleted while a page requested it: then no row has its key or id. */
  async #isAboutGoneFile(message: string): Promise<boolean> {
    const key = /status of 404 .*\/uploads\/(?:private\/)?([\w-]+)[./]/.exec(message)?.[1]
    if (!key) return false
    const { db } = this.#site.world.context
    const rows = await Promise.all(
      (['media', 'music'] as const).map((table) =>
        db
          .selectFrom(table)
          .select('id')
          .where((row) => row.or({ public_key: key, id: key }))
          .executeTakeFirst(),
      ),
    )
    return rows.every((row) => !row)
  }
}

/** Puts the administrator's session into the browser, as after an earlier login. */
export const logInAsAdministrator = async (page: Page, site: Site) =>
  logInAs(page, site, await site.administrator())

/** Puts the session of any logged-in keeper into the browser. */
export async function logInAs(page: Page, site: Site, { cookie = '' }: Person): Promise<void> {
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url: site.url }])
}

/** Opens a tab of the dashboard as the administrator, and optionally one of the tabs inside it. */
export async function openDashboard(page: Page, site: Site, tab = 'media', inner?: string): Promise<void> {
  await logInAsAdministrator(page, site)
  await page.goto(`/admin#${tab}`)
  if (inner) await openTab(page, inner)
}

export const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()

/** Reloads the page and reopens the tab, because tabs inside a tab are not remembered. */
export async function reopenTab(page: Page, name: string): Promise<void> {
  await page.reload()
  await openTab(page, name)
}

/**
 * Ends the session just before a request is sent, as a logout elsewhere does. Ending it earlier would let another, late request
 * open the login before the test asks for it.
 */
export async function endSessionAt(page: Page, method: string, address: string): Promise<void> {
  let hasEnded = false
  await page.route(address, async (route) => {
    if (!hasEnded && route.request().method() === method) {
      hasEnded = true
      await page.context().clearCookies()
    }
    await route.continue()
  })
}

/**
 * Checks a state of a page as `expectAccessiblePage` does, and its contrast by night, but not in `npm test`, where axe would take a
 * third of all time.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (process.env.AXE === 'tour') return
  await expectAccessiblePage(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolations(page, (axe) => axe.withRules('color-contrast'))
  await page.emulateMedia({ colorScheme: null })
}

/** Checks every rule of axe except the one for the viewport, which is fixed on purpose. */
export const expectAccessiblePage = (page: Page): Promise<void> =>
  expectNoViolations(page, (axe) => axe.disableRules('meta-viewport'))

/** First waits for the end of all animations, because text has too little contrast while it fades in. */
async function expectNoViolations(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )
  const axe = new AxeBuilder({ page })
    // preloads no stylesheets: no rule that is used needs them, and a page that is opened from a file may not fetch them
    .options({ preload: false, resultTypes: ['violations'] })
    // opens no blank page, which axe would need only to join the results of several frames
    .setLegacyMode()
  const { violations } = await choose(axe).analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  )
  expect(found.join('\n'), 'violations found by axe').toBe('')
}

/** Opens a page and waits until React has hydrated it. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => {
    const main = document.getElementById('root')?.querySelector('main')
    return main && Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
}
