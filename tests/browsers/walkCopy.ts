import { pageTexts } from '../../languages/en/memorial/pages.ts'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { toPageFile } from '../../contract/outputs/copyLayout.ts'
import { isLasting, notFoundPage } from '../../contract/pages/page.ts'
import type { Browser } from './browser.ts'
import { button, click, expectNextSlide, expectWhole, publicPages } from './walk.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const urlOf = (folder: string, file: string, query = '') =>
  pathToFileURL(path.join(folder, file)).href + query

/** Opens every page of a copy. Expects that it is complete to its end, and that axe finds nothing. */
export async function walkCopy(browser: Browser, folder: string) {
  for (const { path: page } of publicPages.filter((each) => isLasting(each) && each !== notFoundPage)) {
    await browser.open(urlOf(folder, toPageFile(page)))
    expect(await browser.evaluate('document.title'), page).toContain(pageTexts[page].title)
    await expectWhole(browser, page)
    await test.step(`${page} to its end`, () => scrollThrough(browser))
    await expectWhole(browser, page)
    await test.step(`axe on ${page}`, async () => expect(await violations(browser), page).toEqual([]))
  }
}

/** Scrolls a screen at a time, as a reader does, because pictures further down load only then. */
const scrollThrough = (browser: Browser) =>
  browser.evaluate(`(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    scrollTo({ top: 0, behavior: 'instant' })
    return true
  })()`)

/**
 * Runs axe with the same rules as the journeys. First finishes all fades, because in a part of the page that is not rendered
 * (`content-visibility`) they never end.
 */
async function violations(browser: Browser): Promise<string[]> {
  await browser.evaluate(`(() => { ${axe}; return true })()`)
  await browser.evaluate(`document.getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .forEach((animation) => animation.finish())`)
  return browser.evaluate(`axe.run({ preload: false, rules: { 'meta-viewport': { enabled: false } } })
    .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`)
}

/** Watches this many slides of a copy's show, each decoded, while its music plays. */
export async function watchCopy(browser: Browser, folder: string, file: string, slides: number) {
  await browser.open(urlOf(folder, file, '?duration=2'))
  await expectWhole(browser, file)
  await browser.type('m')
  const unmute = button('Unmute')
  if (await browser.evaluate(`${unmute} !== null`)) await click(browser, unmute)
  await click(browser, `document.querySelector('.show-tracks button')`)
  let heard = ''
  for (let seen = 0; seen < slides; seen++) {
    await expectNextSlide(browser)
    if (seen % 5 === 0) heard = await expectMusic(browser, heard)
  }
}

/** Waits until the music sounds and its position has changed; returns that position. */
async function expectMusic(browser: Browser, before: string): Promise<string> {
  const audio = `document.querySelector('audio')`
  const place = () => browser.evaluate<string>(`${audio}.src + ' ' + ${audio}.currentTime`)
  await expect.poll(() => browser.evaluate(`${audio}.muted || ${audio}.paused`)).toBe(false)
  await expect.poll(place, { message: 'the music plays on' }).not.toBe(before)
  return place()
}

/** Expects that pages requested nothing outside the folder and logged no error. */
export function expectAlone(browser: Browser, folder: string) {
  const home = pathToFileURL(folder).href
  const outside = browser
    .requests()
    .filter((url) => !url.startsWith(home) && !/^(data|blob|about):/.test(url))
  expect(outside, 'requests that leave the folder').toEqual([])
  expect(browser.errors(), 'errors that the pages logged').toEqual([])
}
