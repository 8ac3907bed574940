import type { Page } from '@playwright/test'
import { expect, openHydrated, test } from '../../support/pages/journey.ts'

test.use({ siteOptions: { content: 'sampleLife' } })

/** The first element below the title of each page, with what belongs to the title: its filters, its dates. */
const contents = {
  '/gallery': '.gallery-wall',
  '/services': '.services-list',
  '/memories': '.add-memory',
  '/obituary': '.life-story-start',
}

/** Measures how far the letters' line of a title is below the menu bar, and how far the content is below the title's block. */
const measure = (page: Page, content: string) =>
  page.evaluate((selector) => {
    const title = document.querySelector('main h1') as HTMLElement
    const range = document.createRange()
    range.selectNodeContents(title)
    const block = title.closest('header') ?? title
    const bar = document.querySelector('.menu') as HTMLElement
    return {
      above: range.getBoundingClientRect().top - bar.getBoundingClientRect().bottom,
      below:
        (document.querySelector(selector) as HTMLElement).getBoundingClientRect().top -
        block.getBoundingClientRect().bottom,
    }
  }, content)

for (const width of [390, 820, 1280])
  test(`titles stand clear of the menu bar and alike on all pages, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const spaces: { above: number; below: number }[] = []
    for (const [path, content] of Object.entries(contents)) {
      await openHydrated(page, path)
      await page.evaluate(() => document.fonts.ready)
      spaces.push(await measure(page, content))
    }
    const above = spaces.map((space) => space.above)
    expect(Math.min(...above)).toBeGreaterThanOrEqual(16)
    expect(Math.max(...above) - Math.min(...above)).toBeLessThanOrEqual(12)
    const below = spaces.map((space) => space.below)
    expect(Math.max(...below) - Math.min(...below), below.join()).toBeLessThanOrEqual(12)
  })
