import type { Page } from '@playwright/test'
import { isAlwaysFound, pages } from '../../../contract/pages/page.ts'
import { readPdf } from '../../support/files/readPdf.ts'
import { findEnglish, hasEnglish } from '../../support/pseudo/findEnglish.ts'
import { startPseudoSite } from '../../support/pseudo/pseudoSite.ts'
import { expect } from '../../support/pages/journey.ts'
import { test as base } from '../../support/pages/watchedTest.ts'
import { waitUntil } from '../../support/servers/waitUntil.ts'
import { closeMemorial } from '../../support/world/closedMemorial.ts'

type Site = Awaited<ReturnType<typeof startPseudoSite>>

const test = base.extend<{ baseURL: string }, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const site = await startPseudoSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  viewport: { width: 390, height: 844 },
})
// one build for all, and one memorial, which the last test closes
test.describe.configure({ mode: 'default' })

/** Expects that a page has nothing in English, and that it is not wider than the phone although its sentences are longer. */
async function expectPseudo(page: Page, { content }: Site, where: string) {
  await page.waitForLoadState('networkidle')
  expect.soft(await findEnglish(page, content), where).toEqual([])
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(wider, `${where}: pixels beyond the screen`).toBeLessThanOrEqual(0)
}

/** Puts the administrator's session into the browser. */
async function logIn(page: Page, { admin, url }: Site) {
  const [name = '', value = ''] = (admin.cookie ?? '').split('=')
  await page.context().addCookies([{ name, value, url }])
}

test('visitors read nothing that is not in languages/', async ({ page, site }) => {
  const visited = pages.filter(isAlwaysFound).map(({ path }) => path)
  for (const path of [...visited.filter((each) => !each.startsWith('/admin')), '/nothing', '/admin/login']) {
    await page.goto(path)
    await expectPseudo(page, site, path)
  }
})

test('the first evening has nothing that is not in languages/', async ({ page, site }) => {
  await logIn(page, site)
  const questions = ['name', 'picture', 'services', 'photographs', 'obituary', 'access']
  for (const screen of [...questions, 'obituary-answers', 'obituary-text', 'share']) {
    await page.goto(`/admin/begin#${screen}`)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectPseudo(page, site, screen)
  }
})

for (const tab of ['media', 'music', 'services', 'obituary', 'memories', 'deleted', 'day', 'settings'])
  test(`the tab ${tab} and its dialogs have nothing that is not in languages/`, async ({ context, site }) => {
    let count = 1
    for (let inner = 0; inner < count; inner += 1) {
      // a new page each, because fields that were changed ask before they are left
      const page = await context.newPage()
      await logIn(page, site)
      await page.goto(`/admin#${tab}`)
      await page.waitForLoadState('networkidle')
      const tabs = page.getByRole('tabpanel').getByRole('tab')
      count = Math.max(await tabs.count(), 1)
      if (inner > 0) await tabs.nth(inner).click()
      await expectPseudo(page, site, `${tab} ${inner}`)
      await pressButtons(page, site, `${tab} ${inner}`)
      await page.close()
    }
  })

/** Presses the first button of each name in a tab, and looks at the dialog, the fields or the toast that it brings. */
async function pressButtons(page: Page, site: Site, where: string) {
  const pressed = new Set<string>()
  for (const button of await page.locator('[role=tabpanel]:visible button:visible').all()) {
    // a button can be gone or covered after another was pressed
    const name = await button
      .evaluate((each) => each.ariaLabel ?? each.textContent ?? '', undefined, { timeout: 1_000 })
      .catch(() => '')
    // for a list of things there is one button each, with the thing's title behind the same words
    const label = /\[[^\]]*\]/.exec(name)?.[0] ?? name
    if (pressed.has(label) || /Sign out/.test(name)) continue
    pressed.add(label)
    const wasPressed = await button.click({ timeout: 1_000 }).then(
      () => true,
      () => false,
    )
    if (!wasPressed) continue
    await expectPseudo(page, site, `${where}: ${label}`)
    await page.keyboard.press('Escape')
  }
}

test('a sheet and the question for the password have nothing that is not in languages/', async ({
  page,
  site,
}) => {
  const { admin, content } = site
  await test.step('a poster', async () => {
    await admin.call('POST /api/work/book', { body: { kind: 'poster' } })
    const read = async () => (await admin.call('GET /api/work/book', { query: { kind: 'poster' } })).body.work
    await waitUntil(async () => (await read())?.state !== 'running', 'no poster was made')
    const pdf = await admin.get((await read())?.filePath ?? '')
    const { text } = readPdf(pdf.bytes)
    expect(text).toContain('·')
    // the short form of a typed address
    expect(hasEnglish(text.replace(/\s+/g, ' '), [...content, 'Community Hall']), text).toBe(false)
  })
  await test.step('the question for the password', async () => {
    await closeMemorial(admin)
    await page.goto('/')
    await expectPseudo(page, site, 'password')
    await page.getByRole('textbox').fill('wrong password')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectPseudo(page, site, 'wrong password')
  })
})
