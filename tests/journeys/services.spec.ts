import type { Page } from '@playwright/test'
import { addServices, celebration, nextYear, serviceCard } from '../support/addServices.ts'
import { fixture } from '../support/fixtures.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'

const ashes = { ...celebration, title: 'His ashes', location: 'Pier 4, Monterey', time: '10 AM' }
const unknown = { ...celebration, title: 'Mass', date: 'TBD', time: 'TBD', location: 'TBD' }
const unreadable = { ...celebration, title: 'Supper', date: 'Some day in June', time: 'evening' }
const past = { ...celebration, title: 'Vigil', date: 'March 1, 2020' }

const calendarFields = async (page: Page, title: string) => {
  const link = serviceCard(page, title).getByRole('link', { name: 'Add to Calendar' })
  return Object.fromEntries(new URL((await link.getAttribute('href')) ?? '').searchParams)
}

test('wherever a visitor is, the page and the calendar entries have the same hours', async ({
  browser,
  site,
}) => {
  await addServices(site, celebration, ashes, unknown, past)
  const seen = []
  for (const timezoneId of ['Asia/Tokyo', 'Europe/London', 'America/Los_Angeles', 'America/Chicago']) {
    const context = await browser.newContext({ timezoneId, locale: 'en-US' })
    const page = await context.newPage()
    await page.goto(`${site.url}/services`)
    await expect(page.getByRole('main').getByRole('status')).toHaveText('')
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    await page.getByRole('button', { name: 'Other calendars Celebration of Life' }).click()
    const others = await serviceCard(page, 'Celebration of Life')
      .getByRole('listitem')
      .getByRole('link')
      .all()
    const [outlook, yahoo] = await Promise.all(others.map((one) => one.getAttribute('href')))
    seen.push({ text: await page.getByRole('main').innerText(), links, outlook, yahoo })
    await context.close()
  }
  for (const each of seen) expect(each).toEqual(seen[0])
  expect(seen[0]?.text).toContain('2:00 PM - 6:00 PM (Central Time)')
  expect(seen[0]?.text).toContain('10 AM (Pacific Time)')
  expect(seen[0]?.outlook).toContain(`startdt=${nextYear}-03-18T19:00:00`)
})

test('a card says what, when, in which zone and where, and links to map and calendar @both', async ({
  page,
  site,
}) => {
  await addServices(site, celebration, ashes)
  await page.goto('/services')
  await expect(page.getByRole('heading', { name: 'Memorial Services', level: 1 })).toBeVisible()
  const card = serviceCard(page, 'Celebration of Life')
  for (const text of [celebration.date, celebration.location, celebration.description])
    await expect(card.getByText(text, { exact: true })).toBeVisible()
  await expect(card.getByText('Celebration of Life', { exact: true })).toHaveCount(2)
  await expect(card.getByText('2:00 PM - 6:00 PM (Central Time)')).toBeVisible()
  await expect(card.getByRole('img')).toHaveAttribute('src', /service-celebration/)
  await expect(serviceCard(page, 'His ashes').getByText('Ashes Ceremony')).toBeVisible()
  await expect(serviceCard(page, 'His ashes').getByRole('img')).toHaveAttribute('src', /service-ashes/)

  const directions = card.getByRole('link', { name: 'Directions' })
  await expect(directions).toHaveAttribute('target', '_blank')
  await expect(directions).toHaveAttribute('rel', /noopener/)
  expect(await directions.getAttribute('href')).toContain(encodeURIComponent(celebration.location))
  expect(await calendarFields(page, 'Celebration of Life')).toEqual({
    action: 'TEMPLATE',
    text: celebration.title,
    dates: `${nextYear}0318T140000/${nextYear}0318T180000`,
    details: celebration.description,
    location: celebration.location,
    ctz: 'America/Chicago',
  })
  expect(await calendarFields(page, 'His ashes')).toMatchObject({
    dates: `${nextYear}0318T100000/${nextYear}0318T100000`,
    ctz: 'America/Los_Angeles',
  })
  await expectAccessible(page)
})

test('on a small screen with large letters nothing stands over the edge @phone', async ({ page, site }) => {
  await addServices(site, celebration, { ...past, title: 'Celebration of Life and Scattering of the Ashes' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/services')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByRole('button', { name: 'Other calendars Celebration of Life', exact: true }).tap()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const overflowing = await page
    .getByRole('article')
    .locator('a, button')
    .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length)
  expect(overflowing).toBe(0)
})

test('while date, time or place is to be determined, a press says so', async ({ page, site }) => {
  await addServices(site, unknown, unreadable)
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  await page.goto('/services')
  const mass = serviceCard(page, 'Mass')
  await expect(mass.getByText('Time to be determined')).toBeVisible()
  await expect(mass.getByText('Location to be determined')).toBeVisible()
  await mass.getByRole('button', { name: 'Directions' }).click()
  await mass.getByRole('button', { name: 'Add to Calendar' }).click()
  const supper = serviceCard(page, 'Supper')
  await expect(supper.getByText('evening (Central Time)')).toBeVisible()
  await expect(supper.getByRole('link', { name: 'Directions' })).toBeVisible()
  await supper.getByRole('button', { name: 'Add to Calendar' }).click()
  expect(alerts).toEqual([
    'Cannot show directions - location is still to be determined.',
    'Cannot add to calendar - date or time is still to be determined.',
    'Cannot add to calendar - date or time is still to be determined.',
  ])
})

test('a past service keeps its text, stands last, and offers neither directions nor calendar', async ({
  page,
  site,
}) => {
  await addServices(site, past, unknown, celebration)
  await page.goto('/services')
  await expect(page.getByRole('article').last()).toHaveAccessibleName('Vigil')
  for (const name of ['Directions', 'Add to Calendar'])
    await expect(serviceCard(page, 'Vigil').getByRole('button', { name })).toBeDisabled()
  await expect(serviceCard(page, 'Vigil').getByRole('link')).toHaveCount(0)
})

test('other calendars open by keyboard, close by Escape, and the file is the service', async ({
  page,
  site,
}) => {
  await addServices(site, celebration)
  await page.goto('/services')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('')
  const opener = page.getByRole('button', { name: 'Other calendars Celebration of Life' })
  await opener.press('Enter')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  const file = page.getByRole('link', { name: 'Calendar file (.ics)' })
  await file.focus()
  await file.press('Escape')
  await expect(file).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()])
  expect(download.suggestedFilename()).toBe('Celebration_of_Life.ics')
  const text = await (await download.createReadStream()).toArray()
  expect(Buffer.concat(text).toString()).toContain(`DTSTART;TZID=America/Chicago:${nextYear}0318T140000\r\n`)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(file).toBeHidden()
})

test('before there is a service, and while the answer is under way, the page says so', async ({ page }) => {
  let answer = () => {}
  const released = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/services', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/services')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading service information...')
  answer()
  await expect(page.getByRole('heading', { name: 'Service Details Coming Soon' })).toBeVisible()
  await expect(page.getByText('Please check back for updates on memorial services.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('')
})

test('the donation links to the charity of the settings, in a new tab, and is left out when there is none', async ({
  page,
  site,
}) => {
  await page.goto('/services')
  await expect(page.getByRole('heading', { name: 'In Lieu of Flowers' })).toBeVisible()
  const donate = page.getByRole('link', { name: 'Donate to St. Jude' })
  await expect(donate).toHaveAttribute('target', '_blank')
  await expect(donate).toHaveAttribute('href', /^https:\/\/www\.stjude\.org\//)
  const admin = await site.administrator()
  await admin.call('PUT /api/settings', {
    body: { donationUrl: 'https://example.org/give', donationCharity: 'the hospice' },
  })
  await page.reload()
  await expect(page.getByRole('link', { name: 'Donate to the hospice' })).toHaveAttribute(
    'href',
    'https://example.org/give',
  )
  await admin.call('PUT /api/settings', { body: { donationUrl: '', donationText: '' } })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'In Lieu of Flowers' })).toHaveCount(0)
})

test('a picture that fails to load is replaced by the drawing', async ({ page, site, complaints }) => {
  complaints.expect(/404.*\/pictures\/lost\.jpg/)
  await addServices(site, { ...celebration, imagePath: '/pictures/lost.jpg' })
  await page.goto('/services')
  await expect(serviceCard(page, 'Celebration of Life').getByRole('img')).toHaveAttribute(
    'src',
    /service-celebration/,
  )
})

test('a card shows the point of its picture that the family chose', async ({ page, site }) => {
  const admin = await site.administrator()
  const form = { file: fixture('photos/portrait-6mp-friends.jpg'), listed: 'false' }
  const { id, filePath } = (await admin.call('POST /api/media', { form })).body
  const adjustment = { rotate: 0, straighten: 0, crop: null, focalPoint: { x: 0.25, y: 0.75 } }
  await admin.call('PUT /api/media/:id/adjustment', { params: { id }, body: adjustment })
  await addServices(site, { ...celebration, imagePath: filePath })
  await page.goto('/services')
  const picture = serviceCard(page, celebration.title).getByRole('img')
  await expect(picture).toHaveCSS('object-position', '25% 75%')
  await expect(picture).toHaveCSS('object-fit', 'cover')
})

test('without scripts the services are there too, with their links to map and calendar', async ({
  browser,
  site,
}) => {
  await addServices(site, celebration)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/services`)
  await expect(
    serviceCard(page, celebration.title).getByText('2:00 PM - 6:00 PM (Central Time)'),
  ).toBeVisible()
  await expect(serviceCard(page, celebration.title).getByRole('link')).toHaveCount(2)
  await context.close()
})

test('when the list fails to load, the page says that it may be out of date, and loads it on trying again', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|API request failed/)
  await addServices(site, celebration)
  let broken = true
  await page.route('**/api/services', (route) => (broken ? route.abort() : route.continue()))
  await page.goto('/services')
  await expect(page.getByRole('alert')).toContainText('may be out of date')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('')
  await expect(serviceCard(page, celebration.title)).toBeVisible()
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('on paper there is whose services they are, what, when and where, and nothing to press', async ({
  page,
  site,
}) => {
  await addServices(site, celebration, ashes)
  const settings = await (await site.administrator()).call('PUT /api/settings', {
    body: { name: 'Walter Lindholm', donationUrl: 'https://charity.example/give' },
  })
  expect(settings.status).toBe(200)
  await page.emulateMedia({ media: 'print' })
  await page.goto('/services')
  const name = page.getByText('Walter Lindholm', { exact: true })
  await expect(name).toBeVisible()
  for (const text of [celebration.date, celebration.location, celebration.description])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link')).toHaveCount(1)
  const address = await page.getByRole('link').evaluate((link) => getComputedStyle(link, '::after').content)
  expect(address).toContain('https://charity.example/give')
  await page.emulateMedia({ media: 'screen' })
  await expect(name).toBeHidden()
})

test('on an upright tablet the words of no button break', async ({ page, site }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await addServices(site, celebration, ashes)
  await page.goto('/services')
  const lines = await page.getByRole('link', { name: 'Add to Calendar' }).evaluateAll((links) =>
    links.map((link) => {
      const range = document.createRange()
      range.selectNodeContents(link.lastChild as Node)
      return range.getClientRects().length
    }),
  )
  expect(lines).toEqual([1, 1])
})
