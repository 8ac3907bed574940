import type { Page } from '@playwright/test'
import { isAlwaysFound, pages } from '../../../contract/pages/page.ts'
import { type Language, languageNames } from '../../../domain/language.ts'
import { pageTexts as english } from '../../../languages/en/memorial/pages.ts'
import { pageTexts as german } from '../../../languages/de/memorial/pages.ts'
import { pageTexts as hebrew } from '../../../languages/he/memorial/pages.ts'
import type { Site } from '../../support/pages/site.ts'
import { expect, expectAccessiblePage, logInAsAdministrator, test } from '../../support/pages/journey.ts'

/** One page of each kind: a plain one, one of photographs, one with a form, one in full screen, and one of the dashboard. */
const ofEachKind = ['/', '/gallery', '/memories', '/slideshow', '/admin']

/** Opens every page that is asked for, except the wall, which is off by default and has its own journey. */
async function tour(page: Page, isIncluded = (_path: string) => true, pageTexts: typeof german = english) {
  for (const { path } of pages.filter(isAlwaysFound).filter((each) => isIncluded(each.path)))
    await test.step(path, async () => {
      const { title } = pageTexts[path]
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      await expect(page).toHaveTitle(title ? new RegExp(`^${title} – `) : /Lindholm|Lindner|לינדנר/)
      await page.waitForLoadState('networkidle')
      await expectAccessiblePage(page)
    })
}

/** Makes a language that of the reader, who chose it before, and of the family, in which the shows are. */
async function speak(page: Page, site: Site, language: Language) {
  await (await site.administrator()).call('PUT /api/settings', { body: { language } })
  await page.context().addCookies([{ name: 'language', value: language, url: site.url }])
}

test.beforeEach(({ page, site }) => logInAsAdministrator(page, site))

test('pages of an empty memorial open, and axe finds nothing', ({ page }) => tour(page))

test.describe(() => {
  test.use({ siteOptions: { content: 'sampleLife' } })

  test('a page of each kind opens, and axe finds nothing @both', { tag: '@smoke' }, ({ page }) =>
    tour(page, (path) => ofEachKind.includes(path)),
  )

  test('the other pages open, and axe finds nothing @both', ({ page }) =>
    tour(page, (path) => !ofEachKind.includes(path)))

  test('the dashboard opens in German, and axe finds nothing', { tag: '@smoke' }, async ({ page, site }) => {
    await speak(page, site, 'de')
    await tour(page, (path) => path === '/admin', german)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })

  test('the memories open in Hebrew, and axe finds nothing @phone', { tag: '@smoke' }, async ({
    page,
    site,
  }) => {
    await speak(page, site, 'he')
    await tour(page, (path) => path === '/memories', hebrew)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  })

  for (const [language, texts] of [
    ['de', german],
    ['he', hebrew],
  ] as const)
    test(`all pages open in ${languageNames[language]}, and axe finds nothing @both`, async ({
      page,
      site,
    }) => {
      await speak(page, site, language)
      await tour(page, undefined, texts)
    })
})
