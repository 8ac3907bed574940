import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { inFolder, newSqliteFolder } from '../support/world/backends.ts'
import { exportCopy } from '../support/pages/exportCopy.ts'
import type { Browser } from './browser.ts'
import { openChromiumOffline } from './chromium.ts'
import { openFirefoxOffline } from './firefox.ts'
import { expectAlone, walkCopy, watchCopy } from './walkCopy.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

/** The tests open copies from the disk without a network, as somebody does who finds a USB stick in thirty years. */
const photographs = 1_000
/** the number of slides to watch in each slideshow */
const slides = 60
test.setTimeout(20 * 60_000)

const browsers = { Chromium: openChromiumOffline, Firefox: openFirefoxOffline }
const memorials = {
  'the sample life': () => newSqliteFolder('sampleLife'),
  [`${photographs} photographs`]: manyPhotos,
}

for (const [whose, newMemorial] of Object.entries(memorials))
  test.describe(`A copy of ${whose}`, () => {
    const folder = temporaryFolder()
    test.beforeAll(async () => {
      const memorial = await newMemorial()
      const { code, output } = await exportCopy(memorial, folder)
      expect(code, output).toBe(0)
      // from now on only the copy exists
      await rm(memorial.dataDir, { recursive: true })
    })

    for (const [name, open] of Object.entries(browsers))
      test(`in ${name}: every page is whole, both slideshows play, nothing leaves the folder`, async () => {
        const browser: Browser = await open()
        try {
          await test.step('every page', () => walkCopy(browser, folder))
          for (const show of ['slideshow.html', 'slideshow-old.html'])
            await test.step(show, () => watchCopy(browser, folder, show, slides))
          expectAlone(browser, folder)
        } finally {
          await browser.close()
        }
      })
  })

async function manyPhotos() {
  const dataDir = temporaryFolder()
  const script = path.resolve(import.meta.dirname, '../../scripts/support/manyPhotos.mjs')
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', script, dataDir, `${photographs}`])
  return inFolder(dataDir)
}
