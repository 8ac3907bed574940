import type { Page } from '@playwright/test'
import { expect, expectAccessible, openHydrated, test } from '../../support/pages/journey.ts'

test.use({ siteOptions: { content: 'slideshow' } })

const endings: Record<string, string[]> = {
  '/': ['Look at photographs', 'Read about his life', 'Where we say goodbye', 'Leave a memory'],
  '/gallery': ['Read about his life', 'Where we say goodbye', 'Leave a memory'],
  '/obituary': ['Look at photographs', 'Where we say goodbye', 'Leave a memory'],
  '/services': ['Look at photographs', 'Read about his life', 'Leave a memory'],
  '/memories': ['Look at photographs', 'Read about his life', 'Where we say goodbye'],
}
/** The day of the service is said above, with a link to the services, so the row does not repeat it. */
const endingsToday = {
  ...endings,
  '/': ['Look at photographs', 'Read about his life', 'Leave a memory'],
}
const day = 24 * 60 * 60_000

/** Reads the links of the row that ends the page, in their order. */
const readEnding = (page: Page) => page.getByRole('main').locator('.page-links a').allTextContents()

/** Reads the links from the document, as a browser without scripts shows them. */
const readDocumentEnding = async (page: Page, path: string) => {
  const html = await (await page.request.get(path)).text()
  const [, row = ''] = /<div class="page-links">(.*?)<\/div>/s.exec(html) ?? []
  return [...row.matchAll(/>([^<]+)<\/a>/g)].map(([, label]) => label)
}

const putServicesFirst = (labels: readonly string[]) => [
  ...labels.filter((label) => label === 'Where we say goodbye'),
  ...labels.filter((label) => label !== 'Where we say goodbye'),
]

test('@both each page ends in links to the others, with the services first while one is to come', async ({
  page,
  site,
}) => {
  const admin = await site.administrator()
  const zone = 'America/Chicago'
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: zone })
  const today = format.format(site.world.context.clock())
  const addService = async (date: string) => {
    const body = { title: 'Farewell', date, time: '2:00 PM', location: 'Duluth', timezone: zone }
    expect((await admin.call('POST /api/services', { body })).status).toBe(201)
  }
  await test.step('while there is no service', async () => {
    for (const [path, labels] of Object.entries(endings)) {
      await openHydrated(page, path)
      expect(await readEnding(page), path).toEqual(labels)
    }
    await expectAccessible(page)
  })
  await addService(today)
  await test.step('on the day of the service, in the document and once the script has run', async () => {
    for (const [path, labels] of Object.entries(endingsToday)) {
      expect(await readDocumentEnding(page, path), path).toEqual(putServicesFirst(labels))
      await openHydrated(page, path)
      expect(await readEnding(page), path).toEqual(putServicesFirst(labels))
    }
    await openHydrated(page, '/')
    await expect(page.getByRole('link', { name: 'Today, 2 PM, Duluth' })).toHaveAttribute('href', '/services')
    const directions = page.getByRole('link', { name: 'Directions Farewell' })
    await expect(directions).toHaveAttribute('target', '_blank')
    await expect(directions).toHaveAttribute('href', /maps.*Duluth/)
    await expectAccessible(page)
  })
  await test.step('on the day after it, they are where they were, and the words say that it is over', async () => {
    site.world.pass(day)
    for (const [path, labels] of Object.entries(endings)) {
      await openHydrated(page, path)
      const saidGoodbye = labels.map((label) => label.replace('say', 'said'))
      expect(await readEnding(page), path).toEqual(saidGoodbye)
    }
    await openHydrated(page, '/')
    await expect(page.getByText('Thank you to everyone who came.')).toBeVisible()
  })
  await test.step('a service whose date nobody knows yet is to come', async () => {
    await addService('TBD')
    await openHydrated(page, '/obituary')
    expect(await readEnding(page)).toEqual(putServicesFirst(endings['/obituary'] ?? []))
  })
  await test.step('on paper there are none', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('link', { name: 'Look at photographs' })).toHaveCount(0)
  })
})

test('the links come last on a page that could not load its list', async ({ page, complaints }) => {
  complaints.expect(/API request failed|Failed to load resource|Failed to fetch/)
  await page.route('**/api/media', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/gallery')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await readEnding(page)).toEqual(endings['/gallery'])
})

test('the links are below the portrait of a short obituary', async ({ page, site }) => {
  const admin = await site.administrator()
  await admin.call('PUT /api/obituary', {
    body: { content: 'He was born by the river.', imagePath: '/pictures/portrait-default.svg' },
  })
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/obituary')
  const picture = await page.getByRole('main').getByRole('img').boundingBox()
  const row = await page.locator('.page-links').boundingBox()
  expect(row?.y).toBeGreaterThan((picture?.y ?? Infinity) + (picture?.height ?? Infinity))
})
