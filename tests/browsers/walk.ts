import { pageTexts } from '../../languages/en/memorial/pages.ts'
import { expect } from '@playwright/test'
import { isAlwaysFound, isPublic, notFoundPage, pages } from '../../contract/pages/page.ts'
import { fixturePath } from '../support/files/fixtures.ts'
import {
  expectLinesAtEdge,
  layOutForPrint,
  lineStarts,
  saveObituaryWithPortrait,
  widths,
} from '../support/world/obituaryLines.ts'
import type { Site } from '../support/pages/site.ts'
import type { Browser, Point } from './browser.ts'

export const publicPages = [...pages, notFoundPage].filter((page) => isPublic(page) && isAlwaysFound(page))

/** Opens every public page. Expects that it loads, shows no failure, and shows its pictures. */
export async function walkPages(browser: Browser, site: Site) {
  for (const { path } of publicPages) {
    await browser.open(site.url + path)
    expect(await browser.evaluate('document.title')).toContain(pageTexts[path].title)
    await expectWhole(browser, path)
    if ('menu' in pageTexts[path] && !path.startsWith('/slideshow')) await openMenu(browser, path)
  }
  expectNoErrors(browser)
}

/** Opens a photograph of the gallery over the page, and closes it. */
export async function lookAtPhoto(browser: Browser, site: Site) {
  await browser.open(`${site.url}/gallery`)
  await expectWhole(browser, '/gallery')
  await click(browser, `document.querySelector('.open-media[data-in-place]')`)
  await expect
    .poll(() => browser.evaluate(`${opened}?.querySelector('img').naturalWidth ?? 0`))
    .toBeGreaterThan(0)
  const { width, height } = await browser.evaluate<{ width: number; height: number }>(
    `(({ width, height }) => ({ width, height }))(${opened}.querySelector('img').getBoundingClientRect())`,
  )
  expect(Math.min(width, height), 'the photograph fills the screen').toBeGreaterThan(200)
  await click(browser, `${opened}.querySelector('[aria-label="Close"]')`)
  await expect.poll(() => browser.evaluate(`${opened} === null`)).toBe(true)
}
const opened = `document.querySelector('dialog[open]')`

/** Expects that all lines of an obituary with a portrait start at the same edge, at any width and on paper. */
export async function readObituary(browser: Browser, site: Site) {
  await saveObituaryWithPortrait(site)
  for (const width of widths) {
    await browser.resize(width)
    await browser.open(`${site.url}/obituary`)
    await expectWhole(browser, '/obituary')
    expectLinesAtEdge(await browser.evaluate(lineStarts), `${width} pixels wide`)
  }
  await browser.evaluate(layOutForPrint)
  expectLinesAtEdge(await browser.evaluate(lineStarts), 'on paper')
}

/** Shares a memory with a photo as a visitor. Expects it in the list and on the server. */
export async function shareMemory(browser: Browser, site: Site, name: string) {
  await browser.open(`${site.url}/memories`)
  await expectWhole(browser, '/memories')
  await click(browser, button('Expand'))
  await fill(browser, 'Name', name)
  await fill(browser, 'Memory', 'He laughed at the third try.')
  await browser.chooseFile('.photo-chooser input[type=file]', fixturePath('photos/landscape-2mp-bee.jpg'))
  await expect.poll(() => browser.evaluate(`document.querySelectorAll('.chosen-photos > li').length`)).toBe(1)
  await click(browser, button('Share Memory'))
  const first = `document.querySelector('article.memory')`
  await expect.poll(() => browser.evaluate(`${first}?.innerText ?? ''`)).toContain(name)
  await expect.poll(() => browser.evaluate(`${first}.querySelectorAll('img').length`)).toBe(1)
  const { body } = await site.visitor.call('GET /api/memories')
  expect(body.filter((memory) => memory.name === name).map(({ mediaIds }) => mediaIds.length)).toEqual([1])
}

/** Watches three slides of a show, each decoded and none twice in a row, and opens its music panel. */
export async function watchShow(browser: Browser, site: Site, path: string) {
  await browser.open(site.url + path)
  for (let seen = 0; seen < 3; seen++) await expectNextSlide(browser)
  await browser.type('m')
  await expect.poll(() => browser.evaluate(`document.querySelector('.show-panel') !== null`)).toBe(true)
  expectNoErrors(browser)
}

/** Waits until another slide is shown and decoded. */
export async function expectNextSlide(browser: Browser) {
  const shown = `document.querySelector('.stage-picture:not(.leaving) img')`
  const before = await browser.evaluate<string>(`${shown}?.src ?? ''`)
  await expect
    .poll(() => browser.evaluate(`${shown}?.naturalWidth ? ${shown}.src : ${JSON.stringify(before)}`), {
      message: `what follows ${before}`,
    })
    .not.toBe(before)
}

/** Waits until nothing is loading, nothing has failed, and all pictures are visible. */
export async function expectWhole(browser: Browser, path: string) {
  const state = () =>
    browser.evaluate(`({
      loading: [...document.querySelectorAll('[role=status]')].some((one) => one.innerText.includes('Loading')),
      // a visible one: a show has another for readers without scripts
      heading: [...document.querySelectorAll('h1')].some((one) =>
        one.getClientRects().length > 0 && one.innerText.trim() !== ''),
      failed: [...document.querySelectorAll('[role=alert]')].map((one) => one.innerText),
      unseen: [...document.images].filter(({ complete, naturalWidth, src }) =>
        !src.startsWith('data:') && complete && naturalWidth === 0).map(({ src }) => src),
    })`)
  await expect
    .poll(state, { message: path })
    .toEqual({ loading: false, heading: true, failed: [], unseen: [] })
}

/** Expects no errors besides the status of the not-found page, and music on a machine without sound. */
const expectNoErrors = (browser: Browser) =>
  expect(browser.errors().filter((error) => !/404|This track cannot be played/.test(error))).toEqual([])

async function openMenu(browser: Browser, path: string) {
  // before the page is interactive, older browsers open the menu by the mouse, and close it when the script begins
  const isInteractive = `document.querySelector('#menu')?.dataset.open !== undefined`
  await expect.poll(() => browser.evaluate(isInteractive), { message: `the script of ${path}` }).toBe(true)
  await click(browser, button('Menu'))
  const isVisible = `getComputedStyle(document.querySelector('nav a')).visibility === 'visible'`
  await expect.poll(() => browser.evaluate(isVisible), { message: `the menu of ${path}` }).toBe(true)
}

async function fill(browser: Browser, label: string, text: string) {
  await click(
    browser,
    `([...document.querySelectorAll('label')].find((one) => one.textContent === ${JSON.stringify(label)})?.control ?? null)`,
  )
  await browser.type(text)
}

/** Writes an expression for the visible button with this name. */
export const button = (name: string) =>
  `([...document.querySelectorAll('button')].find((one) => one.offsetParent !== null &&
    (one.getAttribute('aria-label') ?? one.innerText).trim() === ${JSON.stringify(name)}) ?? null)`

/** Clicks the middle of an element, given as an expression, with the mouse. */
export async function click(browser: Browser, element: string) {
  await expect.poll(() => browser.evaluate(`${element} !== null`), { message: element }).toBe(true)
  const point = await browser.evaluate<Point>(`(async () => {
    const element = ${element}
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })()`)
  await browser.clickAt(point)
}
