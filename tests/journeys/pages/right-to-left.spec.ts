import type { Locator, Page } from '@playwright/test'
import { addServices, celebration, serviceCard } from '../../support/world/addServices.ts'
import { expect, expectAccessible, openDashboard, openHydrated, test } from '../../support/pages/journey.ts'

const arabic = {
  name: 'محمد عبد الرحمن الشريف',
  birthDate: '٤ مارس ١٩٤١',
  deathDate: '٢٠ نوفمبر ٢٠٢٦',
  tribute: 'كان يصلح كل ما انكسر: الساعات والدراجات والناس.',
}
const hebrew = {
  name: 'ד"ר יצחק כהן',
  birthDate: '12 במאי 1948',
  deathDate: '9 בפברואר 2025',
  tribute: 'Loved by all who knew him.',
}
const english = { birthDate: 'March 4, 1941', deathDate: 'November 20, 2026' }

test('what is written in Arabic stands on one side, and birth is read before death', async ({
  page,
  site,
}) => {
  const admin = await site.administrator()
  const change = (body: object) => admin.call('PUT /api/settings', { body })
  await change(arabic)
  await test.step('name, dates, tribute and button of the home page end at the right', async () => {
    await openHydrated(page, '/')
    const block = page.locator('.home-text')
    const right = await findTextEdge(block.locator('h1'), 'right')
    for (const part of ['.dates', '.tribute', '.start'])
      expect(Math.abs((await findTextEdge(block.locator(part), 'right')) - right), part).toBeLessThan(45)
    expect(await findDateOrder(page)).toBe('birth at the right')
    await expectAccessible(page)
  })
  await test.step('dates that run from left to right keep their order below an Arabic name, and end at the right', async () => {
    await change(english)
    await openHydrated(page, '/')
    expect(await findDateOrder(page)).toBe('birth at the left')
    await expectSide(page.locator('.home-text > :is(h1, .dates, .tribute)'), 'right')
  })
  await test.step('so do a Hebrew name with its dates, and an English tribute below it', async () => {
    await change(hebrew)
    await openHydrated(page, '/')
    expect(await findDateOrder(page)).toBe('birth at the right')
    await expectSide(page.locator('.home-text > :is(h1, .dates, .tribute)'), 'right')
    await expect(page.getByRole('heading', { name: 'ד״ר יצחק כהן' })).toBeVisible()
    await change(arabic)
  })
  await test.step('on a phone, all of it is in the middle', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openHydrated(page, '/')
    for (const part of ['h1', '.dates', '.tribute'])
      await expect(page.locator(`.home-text ${part}`)).toHaveCSS('text-align', 'center')
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  await test.step('a card of a service begins all its lines on the side of its title', async () => {
    const place = { ...celebration, location: 'مسجد النور' }
    await addServices(site, { ...place, title: 'جنازة' }, { ...place, title: 'Farewell' })
    await openHydrated(page, '/services')
    await expectSide(serviceCard(page, 'جنازة').locator('.service-text > *'), 'right')
    await expectSide(serviceCard(page, 'Farewell').locator('.service-text > *'), 'left')
  })
  await test.step('a memory begins on the side of its text, whatever the name of its writer', async () => {
    const share = (name: string, content: string) =>
      site.visitor.call('POST /api/memories', { body: { name, content } })
    await share('Ali Hassan', 'رحمه الله، كان صديقا وفيا.')
    await share('משה כהן', 'I will never forget him.')
    await share('محمد علي', 'He sang.')
    await openHydrated(page, '/memories')
    const linesOf = (name: string) => page.locator('.memory', { hasText: name }).locator('h3, p')
    await expectSide(linesOf('Ali Hassan'), 'right')
    await expectSide(linesOf('משה כהן'), 'left')
    await expectSide(linesOf('محمد علي'), 'left')
  })
  await test.step('an Arabic obituary begins without a large initial, which would tear its word apart', async () => {
    const initialHeight = () =>
      page
        .locator('.life-story-start > p')
        .first()
        .evaluate((paragraph) => {
          const letter = getComputedStyle(paragraph, '::first-letter')
          return letter.getPropertyValue('initial-letter')
        })
    await admin.call('PUT /api/obituary', { body: { content: 'ولد محمد في القاهرة.', imagePath: '' } })
    await openHydrated(page, '/obituary')
    expect(await initialHeight()).toBe('normal')
    await admin.call('PUT /api/obituary', { body: { content: 'He was born in Cairo.', imagePath: '' } })
    await openHydrated(page, '/obituary')
    expect(await initialHeight()).toMatch(/^3/)
  })
})

for (const name of ['محمد عبد الرحمن', 'ד"ר יצחק כהן', 'Dr. محمد', `${'محمد '.repeat(11)}علي`])
  test(`an English sentence keeps its order around ‘${name}’`, async ({ page, site }) => {
    const admin = await site.administrator()
    await admin.call('PUT /api/settings', {
      body: { name, birthDate: 'April 1938', deathDate: 'November 21, 2026' },
    })
    await openHydrated(page, '/obituary')
    const paragraph = page.locator('.life-story-start > p').first()
    await expect(paragraph).toContainText('(April 1938 – November 21, 2026) is remembered here.')
    await expect(paragraph).toHaveCSS('direction', 'ltr')
    await expect(page.locator('.with-initial')).toHaveCount(0)
    const parts = ['(April', '1938', 'November', '21', '2026)']
    expect(await findReadingOrder(paragraph, parts)).toEqual(parts)
    await openHydrated(page, '/memories')
    const heading = page.getByRole('heading', { level: 1 })
    expect(await heading.evaluate((each) => each.textContent)).toContain('Share Your Memories of \u2068')
    const headingParts = ['Share', 'Your', 'Memories', 'of']
    expect(await findReadingOrder(heading, headingParts)).toEqual(headingParts)
  })

test('a name from left to right is in a sentence as it is, and most letters decide about a paragraph', async ({
  page,
  site,
}) => {
  const admin = await site.administrator()
  await admin.call('PUT /api/settings', { body: { name: 'José Núñez' } })
  await openHydrated(page, '/memories')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Share Your Memories of José Núñez')
  const content = 'محمد was born in Dayton.\n\nMohammed ولد في القاهرة وعاش فيها طويلا'
  await admin.call('PUT /api/obituary', { body: { content, imagePath: '' } })
  await openHydrated(page, '/obituary')
  const paragraphs = page.locator('.life-story-start > p')
  await expect(paragraphs.first()).toHaveCSS('direction', 'ltr')
  await expect(paragraphs.last()).toHaveCSS('direction', 'rtl')
})

for (const language of ['he', 'en'])
  test(`on a page in ${language === 'he' ? 'Hebrew' : 'English'}, numbers and paths in Hebrew texts keep their order`, async ({
    page,
    site,
  }) => {
    const admin = await site.administrator()
    const phones = 'טלפון: 03 123 4567, +972 50 765 4321'
    await admin.call('PUT /api/settings', { body: { donationText: phones, whomToCall: phones } })
    await addServices(site, { ...celebration, title: 'לוויה', location: phones, description: phones })
    await site.visitor.call('POST /api/memories', {
      body: { name: 'דנה', content: `${phones}, 10MB, /wall` },
    })
    const expectOrder = async (element: Locator, ...parts: string[]) =>
      expect(await findReadingOrder(element, parts)).toEqual(parts)
    await page.setViewportSize({ width: 390, height: 844 })
    await openHydrated(page, `/services?language=${language}`)
    for (const element of ['.service-place', '.service-description', '.donation p']) {
      await expectOrder(page.locator(element), '03', '123', '4567')
      await expectOrder(page.locator(element), '+', '972', '50', '765', '4321')
    }
    await openHydrated(page, '/memories')
    await expectOrder(page.locator('.memory-text'), '10', 'MB')
    await expectOrder(page.locator('.memory-text'), '/', 'wall')
    await expectOrder(page.locator('.memory-text'), '+', '972', '50', '765', '4321')
    await openDashboard(page, site, 'services')
    await expectOrder(page.locator('.services-table td').nth(3), '03', '123', '4567')
    await page.goto('/admin#memories')
    await expectOrder(page.locator('.memories-table bdi'), '03', '123', '4567')
  })

/** Sorts words of an element as they are read from left to right, line by line. */
const findReadingOrder = (element: Locator, readParts: readonly string[]) =>
  element.evaluate((node, parts) => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    const boxes = parts.map((word) => {
      const text = texts.find(({ data }) => data.includes(word)) as Text
      const range = document.createRange()
      range.setStart(text, text.data.indexOf(word))
      range.setEnd(text, text.data.indexOf(word) + word.length)
      const { left, top } = range.getBoundingClientRect()
      return { word, left, top }
    })
    const isSameLine = (one: number, other: number) => Math.abs(one - other) < 5
    return boxes
      .toSorted((a, b) => (isSameLine(a.top, b.top) ? a.left - b.left : a.top - b.top))
      .map(({ word }) => word)
  }, readParts)

/** Finds the left or right edge of the letters of an element. */
const findTextEdge = (element: Locator, side: 'left' | 'right') =>
  element.evaluate((node, edge) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect()[edge]
  }, side)

async function expectSide(lines: Locator, side: 'left' | 'right') {
  const edges = await Promise.all((await lines.all()).map((line) => findTextEdge(line, side)))
  expect(edges.length).toBeGreaterThan(2)
  expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(4)
}

const findDateOrder = async (page: Page) => {
  const [birth, death] = await Promise.all(
    (await page.locator('.date').all()).map((date) => findTextEdge(date, 'left')),
  )
  return Number(birth) < Number(death) ? 'birth at the left' : 'birth at the right'
}
