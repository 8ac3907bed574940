import { test } from '@playwright/test'
import { type Site, startSite } from '../support/site.ts'
import type { Browser } from './browser.ts'
import { openChromium109 } from './chromium109.ts'
import { openFirefox } from './firefox.ts'
import { lookAtPhoto, shareMemory, walkPages, watchShow } from './walk.ts'
import { openWebKit } from './webkit.ts'

const browsers = { 'Chromium 109': openChromium109, Firefox: openFirefox, WebKit: openWebKit }

for (const [name, open] of Object.entries(browsers)) {
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
    test(`${name} shares a memory with a photo`, () => shareMemory(browser, site, `Somebody with ${name}`))
    test(`${name} plays the slideshow`, () => watchShow(browser, site, '/slideshow?duration=2'))
    test(`${name} plays the older slideshow`, () => watchShow(browser, site, '/slideshow-old'))
  })
}
