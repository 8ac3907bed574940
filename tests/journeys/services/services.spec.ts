import type { Locator, Page } from '@playwright/test'
import { addServices, celebration, nextYear, serviceCard } from '../../support/world/addServices.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { expect, expectAccessible, openHydrated, test } from '../../support/pages/journey.ts'
import { resize } from '../../support/pages/resize.ts'
import { holdRequests } from '../../support/pages/holdRequests.ts'

const ashes = { ...celebration, title: 'His ashes', location: 'Pier 4, Monterey', time: '10 AM' }
const unknown = { ...celebration, title: 'Mass', date: 'TBD', time: 'TBD', location: 'TBD' }
const unreadable = { ...celebration, title: 'Supper', date: 'Some day in June', time: 'evening' }
const past = { ...celebration, title: 'Vigil', date: 'March 1, 2020' }

const card = (page: Page) => serviceCard(page, celebration.title)
const status = (page: Page) => page.getByRole('main').getByRole('status')
const opener = (page: Page) =>
  page.getByRole('button', { name: 'Other calendars Celebration of Life', exact: true })
const calendarFile = (page: Page) => page.getByRole('link', { name: 'Calendar file (.ics)' })

const calendarFields = async (page: Page, title: string) => {
  const link = serviceCard(page, title).getByRole('link', { name: 'Add to Calendar' })
  return Object.fromEntries(new URL((await link.getAttribute('href')) ?? '').searchParams)
}

test('a visitor reads what, when and where, and goes there by map and calendar', { tag: '@smoke' }, async ({
  page,
  site,
}) => {
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  const long = { ...ashes, description: 'ご参列の皆様へ、'.repeat(170) }
  await addServices(site, past, unknown, unreadable, celebration, long)
  await openHydrated(page, '/services')
  await test.step('a card has its texts, its label and its drawing', async () => {
    await expect(page.getByRole('heading', { name: 'Memorial Services', level: 1 })).toBeVisible()
    for (const text of [celebration.date, celebration.location, celebration.description])
      await expect(card(page).getByText(text, { exact: true })).toBeVisible()
    await expect(card(page).getByText('Celebration of Life', { exact: true })).toHaveCount(2)
    await expect(card(page).getByText('2:00 PM - 6:00 PM (Central Time)')).toBeVisible()
    await expect(card(page).getByRole('img')).toHaveAttribute('src', /service-celebration/)
    await expect(serviceCard(page, 'His ashes').getByText('Ashes Ceremony')).toBeVisible()
    await expect(serviceCard(page, 'His ashes').getByRole('img')).toHaveAttribute('src', /service-ashes/)
  })
  await test.step('it links to the map, and to a calendar in its own zone', async () => {
    const directions = card(page).getByRole('link', { name: 'Directions' })
    await expect(directions).toHaveAttribute('target', '_blank')
    await expect(directions).toHaveAttribute('rel', /noopener/)
    expect(await directions.getAttribute('href')).toContain(encodeURIComponent(celebration.location))
    expect(await calendarFields(page, 'Celebration of Life')).toMatchObject({
      dates: `${nextYear}0318T140000/${nextYear}0318T180000`,
      ctz: 'America/Chicago',
    })
    expect(await calendarFields(page, 'His ashes')).toMatchObject({
      ctz: 'America/Los_Angeles',
      details: expect.stringMatching(new RegExp(`…\\n${site.url}/services$`)),
    })
  })
  await test.step('while date, time or place is to be determined, a press says so', async () => {
    const mass = serviceCard(page, 'Mass')
    const borderOf = (control: Locator) =>
      control.evaluate((element) => getComputedStyle(element).borderStyle)
    for (const name of ['Directions', 'Add to Calendar'])
      expect(await borderOf(mass.getByRole('button', { name }))).not.toBe(
        await borderOf(card(page).getByRole('link', { name })),
      )
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
  await test.step('a past service keeps its text, stands last, and offers neither directions nor calendar', async () => {
    await expect(page.getByRole('article').last()).toHaveAccessibleName('Vigil')
    for (const name of ['Directions', 'Add to Calendar'])
      await expect(serviceCard(page, 'Vigil').getByRole('button', { name })).toBeDisabled()
    await expect(serviceCard(page, 'Vigil').getByRole('link')).toHaveCount(0)
  })
  await test.step('other calendars open by keyboard and close by Escape', async () => {
    await expect(status(page)).toHaveText('')
    await opener(page).press('Enter')
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)
    await calendarFile(page).press('Escape')
    await expect(calendarFile(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })
  await test.step('the calendar file is downloaded under the name of the service, and a click elsewhere closes them', async () => {
    await opener(page).click()
    const [download] = await Promise.all([page.waitForEvent('download'), calendarFile(page).click()])
    expect(download.suggestedFilename()).toBe('Celebration_of_Life.ics')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(calendarFile(page)).toBeHidden()
  })
  await test.step('calendars that open below the screen come into sight', async () => {
    await resize(page, { width: 1280, height: 500 })
    await opener(page).evaluate((button) => button.scrollIntoView({ block: 'end' }))
    await opener(page).click()
    await expect(calendarFile(page)).toBeInViewport({ ratio: 1 })
  })
})

test('services have the same hours in every zone and by every clock', async ({ page, browser, site }) => {
  await addServices(site, celebration, ashes, unknown, past)
  await test.step('the page and the calendar entries are the same in every time zone', async () => {
    const seen = []
    for (const timezoneId of ['Asia/Tokyo', 'America/Los_Angeles', 'America/Chicago']) {
      const context = await browser.newContext({ timezoneId, locale: 'en-US' })
      const elsewhere = await context.newPage()
      await elsewhere.goto(`${site.url}/services`)
      await expect(status(elsewhere)).toHaveText('')
      await opener(elsewhere).click()
      const links = await elsewhere
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
      seen.push({ text: await elsewhere.getByRole('main').innerText(), links })
      await context.close()
    }
    for (const each of seen) expect(each).toEqual(seen[0])
    expect(seen[0]?.text).toContain('2:00 PM - 6:00 PM (Central Time)')
    expect(seen[0]?.text).toContain('10 AM (Pacific Time)')
    for (const calendar of ['outlook', 'yahoo'])
      expect(seen[0]?.links.filter((link) => link.includes(calendar))).toHaveLength(1)
  })
  await test.step('a device whose clock is wrong changes nothing of what is past', async () => {
    for (const time of ['2015-01-01', '2051-01-01']) {
      await page.clock.install({ time: new Date(time) })
      await page.goto('/services')
      await expect(status(page)).toHaveText('')
      await page.clock.runFor('10:00')
      await expect(page.getByRole('article').last()).toHaveAccessibleName('Vigil')
      await expect(card(page).getByRole('link', { name: 'Add to Calendar' })).toBeVisible()
      await expect(card(page).getByRole('link', { name: 'Directions' })).toBeVisible()
      await expect(serviceCard(page, 'Vigil').getByRole('button', { name: 'Directions' })).toBeDisabled()
    }
  })
})

test('the services fit every screen and paper', async ({ page, site }) => {
  const admin = await site.administrator()
  await addServices(site, celebration, ashes, {
    ...past,
    title: 'Celebration of Life and Scattering of the Ashes',
  })
  await test.step('on an upright tablet the words of no button break', async () => {
    await page.setViewportSize({ width: 768, height: 1024 })
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
  await test.step('on a small screen with large letters nothing stands over the edge', async () => {
    await resize(page, { width: 360, height: 740 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await opener(page).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    const overflowing = await page
      .getByRole('article')
      .locator('a, button')
      .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length)
    expect(overflowing).toBe(0)
  })
  await test.step('on paper there is whose services they are, what, when and where, and nothing to press', async () => {
    await admin.call('PUT /api/settings', {
      body: { name: 'Walter Lindholm', donationUrl: 'https://charity.example/give' },
    })
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
    // the words next to the family's link are not the family's
    await expect(page.getByText('Should you want to give something')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await expect(name).toBeHidden()
  })
})

test('services that come late or not at all, and their pictures', async ({ page, site, complaints }) => {
  complaints.expect(/404.*\/pictures\/lost\.jpg|ERR_FAILED|API request failed/)
  const admin = await site.administrator()
  await test.step('before there is a service, and while the answer is under way, the page says so', async () => {
    const release = await holdRequests(page, '**/api/services')
    await page.goto('/services')
    await expect(status(page)).toHaveText('Loading service information...')
    release()
    await expect(page.getByRole('heading', { name: 'Service Details Coming Soon' })).toBeVisible()
    await expect(page.getByText('Please check back for updates on memorial services.')).toBeVisible()
    await expect(status(page)).toHaveText('')
    await page.unroute('**/api/services')
  })
  await test.step('the donation links to the charity of the settings, in a new tab', async () => {
    await expect(page.getByRole('heading', { name: 'In Lieu of Flowers' })).toBeVisible()
    const donate = page.getByRole('link', { name: 'Donate to St. Jude' })
    await expect(donate).toHaveAttribute('target', '_blank')
    await expect(donate).toHaveAttribute('href', /^https:\/\/www\.stjude\.org\//)
    const body = { donationUrl: 'https://example.org/give', donationCharity: 'the hospice' }
    await admin.call('PUT /api/settings', { body })
    await page.reload()
    await expect(page.getByRole('link', { name: 'Donate to the hospice' })).toHaveAttribute(
      'href',
      'https://example.org/give',
    )
  })
  await test.step('it is left out when there is none', async () => {
    await admin.call('PUT /api/settings', { body: { donationUrl: '', donationText: '' } })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'In Lieu of Flowers' })).toHaveCount(0)
  })
  const form = { file: fixture('photos/person-small-square.jpg'), listed: 'false' }
  const { id, filePath } = (await admin.call('POST /api/media', { form })).body
  const adjustment = { rotate: 0, straighten: 0, crop: null, focalPoint: { x: 0.25, y: 0.75 } }
  await admin.call('PUT /api/media/:id/adjustment', { params: { id }, body: adjustment })
  await addServices(
    site,
    { ...celebration, imagePath: '/pictures/lost.jpg' },
    { ...ashes, imagePath: filePath },
  )
  await page.reload()
  await test.step('a picture that fails to load is replaced by the drawing', () =>
    expect(card(page).getByRole('img')).toHaveAttribute('src', /service-celebration/))
  await test.step('a card shows the point of its picture that the family chose', async () => {
    const picture = serviceCard(page, 'His ashes').getByRole('img')
    await expect(picture).toHaveCSS('object-position', '25% 75%')
    await expect(picture).toHaveCSS('object-fit', 'cover')
  })
  await test.step('when the list fails to load, the page says that it may be out of date, and loads it again', async () => {
    await page.route('**/api/services', (route) => route.abort())
    await page.goto('/services')
    await expect(page.getByRole('alert')).toContainText('may be out of date')
    await expect(status(page)).toHaveText('')
    await expect(card(page)).toBeVisible()
    await page.unroute('**/api/services')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toBeHidden()
  })
})
