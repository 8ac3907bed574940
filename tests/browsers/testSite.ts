import { test } from '@playwright/test'
import { type Site, startSite } from '../support/pages/site.ts'
import type { Browser } from './browser.ts'
import { lookAtPhoto, readObituary, shareMemory, walkPages, watchShow } from './walk.ts'

/** Defines the tests of the public site in one browser. Each browser has its own file, so that they run in parallel. */
export function testSite(name: string, open: () => Promise<Browser>) {
  test.describe(name, () => {
    let browser: Browser
    let site: Site
    test.beforeAll(async () => {
      site = await startSite({ content: 'sampleLife' })
      browser = await open()
    })
    test.afterAll(async () => {
      await browser?.close()
      await site?.close()
    })

    test(`${name} shows every public page whole`, () => walkPages(browser, site))
    test(`${name} shows a photograph large`, () => lookAtPhoto(browser, site))
    test(`${name} lays out an obituary next to a portrait`, () => readObituary(browser, site))
    test(`${name} shares a memory with a photo`, () => shareMemory(browser, site, `Somebody with ${name}`))
    test(`${name} plays the slideshow`, () => watchShow(browser, site, '/slideshow?duration=2'))
    test(`${name} plays the older slideshow`, () => watchShow(browser, site, '/slideshow-old'))
  })
}
