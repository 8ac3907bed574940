import type { Page } from '@playwright/test'
import { announce, cardOf, reception, year } from '../support/fixtureMemorial.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'

const ashes = { ...reception, title: 'His ashes', location: 'Pier 4, Monterey', time: '10 AM' }
const unknown = { ...reception, title: 'Mass', date: 'TBD', time: 'TBD', location: 'TBD' }
const unreadable = { ...reception, title: 'Supper', date: 'Some day in June', time: 'evening' }
const past = { ...reception, title: 'Vigil', date: 'March 1, 2020' }

const calendarFields = async (page: Page, title: string) => {
  const link = cardOf(page, title).getByRole('link', { name: 'Add to Calendar' })
  return Object.fromEntries(new URL((await link.getAttribute('href')) ?? '').searchParams)
}

test('wherever a visitor is, he reads the same hours and adds the same ones to his calendar', async ({
  browser,
  site,
}) => {
  await announce(site, reception, ashes, unknown, past)
  const seen = []
  for (const timezoneId of ['Asia/Tokyo', 'Europe/London', 'America/Los_Angeles', 'America/Chicago']) {
    const context = await browser.newContext({ timezoneId, locale: 'en-US' })
    const page = await context.newPage()
    await page.goto(`${site.url}/services`)
    await expect(page.getByRole('status')).toHaveText('')
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    await page.getByRole('button', { name: 'Other calendars Celebration of Life' }).click()
    const others = await cardOf(page, 'Celebration of Life').getByRole('listitem').getByRole('link').all()
    const [outlook, yahoo] = await Promise.all(others.map((one) => one.getAttribute('href')))
    seen.push({ text: await page.getByRole('main').innerText(), links, outlook, yahoo })
    await context.close()
  }
  for (const each of seen) expect(each).toEqual(seen[0])
  expect(seen[0]?.text).toContain('2:00 PM - 6:00 PM (Central Time)')
  expect(seen[0]?.text).toContain('10 AM (Pacific Time)')
  expect(seen[0]?.outlook).toContain(`startdt=${year}-03-18T19:00:00`)
})

test('a card tells what, when, in which zone and where, and leads to map and calendar @both', async ({
  page,
  site,
}) => {
  await announce(site, reception, ashes)
  await page.goto('/services')
  await expect(page.getByRole('heading', { name: 'Memorial Services', level: 1 })).toBeVisible()
  const celebration = cardOf(page, 'Celebration of Life')
  for (const words of [reception.date, reception.location, reception.description])
    await expect(celebration.getByText(words, { exact: true })).toBeVisible()
  await expect(celebration.getByText('2:00 PM - 6:00 PM (Central Time)')).toBeVisible()
  await expect(celebration.getByRole('img')).toHaveAttribute('src', /service-celebration/)
  await expect(cardOf(page, 'His ashes').getByText('Ashes Ceremony')).toBeVisible()
  await expect(cardOf(page, 'His ashes').getByRole('img')).toHaveAttribute('src', /service-ashes/)

  const directions = celebration.getByRole('link', { name: 'Directions' })
  await expect(directions).toHaveAttribute('target', '_blank')
  await expect(directions).toHaveAttribute('rel', /noopener/)
  expect(await directions.getAttribute('href')).toContain(encodeURIComponent(reception.location))
  expect(await calendarFields(page, 'Celebration of Life')).toEqual({
    action: 'TEMPLATE',
    text: reception.title,
    dates: `${year}0318T140000/${year}0318T180000`,
    details: reception.description,
    location: reception.location,
    ctz: 'America/Chicago',
  })
  expect(await calendarFields(page, 'His ashes')).toMatchObject({
    dates: `${year}0318T100000/${year}0318T100000`,
    ctz: 'America/Los_Angeles',
  })
  await expectAccessible(page)
})

test('while date, time or place is to be determined, a press says so', async ({ page, site }) => {
  await announce(site, unknown, unreadable)
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  await page.goto('/services')
  const mass = cardOf(page, 'Mass')
  await expect(mass.getByText('Time to be determined')).toBeVisible()
  await expect(mass.getByText('Location to be determined')).toBeVisible()
  await mass.getByRole('button', { name: 'Directions' }).click()
  await mass.getByRole('button', { name: 'Add to Calendar' }).click()
  const supper = cardOf(page, 'Supper')
  await expect(supper.getByText('evening (Central Time)')).toBeVisible()
  await expect(supper.getByRole('link', { name: 'Directions' })).toBeVisible()
  await supper.getByRole('button', { name: 'Add to Calendar' }).click()
  expect(alerts).toEqual([
    'Cannot show directions - location is still to be determined.',
    'Cannot add to calendar - date or time is still to be determined.',
    'Cannot add to calendar - date or time is still to be determined.',
  ])
})

test('a past service keeps its words, stands last, and can be neither found nor added', async ({
  page,
  site,
}) => {
  await announce(site, past, unknown, reception)
  await page.goto('/services')
  await expect(page.getByRole('article').last()).toHaveAccessibleName('Vigil')
  for (const name of ['Directions', 'Add to Calendar'])
    await expect(cardOf(page, 'Vigil').getByRole('button', { name })).toBeDisabled()
  await expect(cardOf(page, 'Vigil').getByRole('link')).toHaveCount(0)
})

test('other calendars open by keyboard, close by Escape, and the file is the service @both', async ({
  page,
  site,
}) => {
  await announce(site, reception)
  await page.goto('/services')
  await expect(page.getByRole('status')).toHaveText('')
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
  expect(Buffer.concat(text).toString()).toContain(`DTSTART;TZID=America/Chicago:${year}0318T140000\r\n`)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(file).toBeHidden()
})

test('before there is a service, and while the answer is on its way, the page says so', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/services', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/services')
  await expect(page.getByRole('status')).toHaveText('Loading service information...')
  answer()
  await expect(page.getByRole('heading', { name: 'Service Details Coming Soon' })).toBeVisible()
  await expect(page.getByText('Please check back for updates on memorial services.')).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('')
})

test('the donation leads to the charity of the settings, in a new tab, and goes when there is none', async ({
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

test('a picture that cannot be had gives way to the drawing', async ({ page, site, complaints }) => {
  complaints.expect(/404.*\/pictures\/lost\.jpg/)
  await announce(site, { ...reception, imagePath: '/pictures/lost.jpg' })
  await page.goto('/services')
  await expect(cardOf(page, 'Celebration of Life').getByRole('img')).toHaveAttribute(
    'src',
    /service-celebration/,
  )
})

test('without scripts the services stand there too, and lead to map and calendar', async ({
  browser,
  site,
}) => {
  await announce(site, reception)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/services`)
  await expect(cardOf(page, reception.title).getByText('2:00 PM - 6:00 PM (Central Time)')).toBeVisible()
  await expect(cardOf(page, reception.title).getByRole('link')).toHaveCount(2)
  await context.close()
})

test('when the list cannot be had, the page owns up to what it was drawn with, and asks again', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|API request failed/)
  await announce(site, reception)
  let broken = true
  await page.route('**/api/services', (route) => (broken ? route.abort() : route.continue()))
  await page.goto('/services')
  await expect(page.getByRole('alert')).toContainText('may be out of date', { timeout: 15_000 })
  await expect(page.getByRole('status')).toHaveText('')
  await expect(cardOf(page, reception.title)).toBeVisible()
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
})
