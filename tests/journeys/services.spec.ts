import type { Page } from '@playwright/test'
import { fixturePath } from '../support/fixtures.ts'
import { enterAsAdministrator, expect, expectAccessible, test } from '../support/journey.ts'
import type { Site } from '../support/site.ts'

/** The third Saturday or so of a March that is still to come. */
const year = new Date().getUTCFullYear() + 1
const reception = {
  title: 'Celebration of Life',
  date: `March 18, ${year}`,
  time: '2:00 PM - 6:00 PM',
  location: 'Oak Hall, 12 Main Street, Naperville',
  description: 'Coffee, singing, and whatever the garden offers.',
  imagePath: '',
}
const ashes = { ...reception, title: 'His ashes', location: 'Pier 4, Monterey', time: '10 AM' }
const unknown = { ...reception, title: 'Mass', date: 'TBD', time: 'TBD', location: 'TBD' }
const unreadable = { ...reception, title: 'Supper', date: 'Some day in June', time: 'evening' }
const past = { ...reception, title: 'Vigil', date: 'March 1, 2020' }

async function hold(site: Site, ...services: object[]) {
  const admin = await site.administrator()
  for (const body of services) expect((await admin.call('POST /api/services', { body })).status).toBe(201)
}

const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })

const calendarFields = async (page: Page, title: string) => {
  const link = card(page, title).getByRole('link', { name: 'Add to Calendar' })
  return Object.fromEntries(new URL((await link.getAttribute('href')) ?? '').searchParams)
}

test('wherever a visitor is, he reads the same hours and adds the same ones to his calendar', async ({
  browser,
  site,
}) => {
  await hold(site, reception, ashes, unknown, past)
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
    const others = await card(page, 'Celebration of Life').getByRole('listitem').getByRole('link').all()
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
  await hold(site, reception, ashes)
  await page.goto('/services')
  await expect(page.getByRole('heading', { name: 'Memorial Services', level: 1 })).toBeVisible()
  const celebration = card(page, 'Celebration of Life')
  for (const words of [reception.date, reception.location, reception.description])
    await expect(celebration.getByText(words, { exact: true })).toBeVisible()
  await expect(celebration.getByText('2:00 PM - 6:00 PM (Central Time)')).toBeVisible()
  await expect(celebration.getByRole('img')).toHaveAttribute('src', /service-celebration/)
  await expect(card(page, 'His ashes').getByText('Ashes Ceremony')).toBeVisible()
  await expect(card(page, 'His ashes').getByRole('img')).toHaveAttribute('src', /service-ashes/)

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
  await hold(site, unknown, unreadable)
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  await page.goto('/services')
  const mass = card(page, 'Mass')
  await expect(mass.getByText('Time to be determined')).toBeVisible()
  await expect(mass.getByText('Location to be determined')).toBeVisible()
  await mass.getByRole('button', { name: 'Directions' }).click()
  await mass.getByRole('button', { name: 'Add to Calendar' }).click()
  const supper = card(page, 'Supper')
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
  await hold(site, past, unknown, reception)
  await page.goto('/services')
  await expect(page.getByRole('article').last()).toHaveAccessibleName('Vigil')
  for (const name of ['Directions', 'Add to Calendar'])
    await expect(card(page, 'Vigil').getByRole('button', { name })).toBeDisabled()
  await expect(card(page, 'Vigil').getByRole('link')).toHaveCount(0)
})

test('other calendars open by keyboard, close by Escape, and the file is the service @both', async ({
  page,
  site,
}) => {
  await hold(site, reception)
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
  await hold(site, { ...reception, imagePath: '/pictures/lost.jpg' })
  await page.goto('/services')
  await expect(card(page, 'Celebration of Life').getByRole('img')).toHaveAttribute(
    'src',
    /service-celebration/,
  )
})

test('the administrator adds, corrects and deletes a service, and is told how it will be read @both', async ({
  page,
  site,
}) => {
  await enterAsAdministrator(page, site)
  await page.goto('/admin#services')
  await expect(page.getByText('No memorial services available')).toBeVisible()
  await page.getByRole('button', { name: 'Add Service' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Memorial Service' })
  const add = dialog.getByRole('button', { name: 'Add Service' })

  await dialog.getByLabel('Title').fill(reception.title)
  await add.click()
  await expect(page.getByRole('alert')).toContainText('Missing information')
  await expect(page.getByRole('alert')).toContainText(
    'Please fill in all required fields (title, date, time, location).',
  )
  await expect(dialog.getByLabel('Date')).toBeFocused()

  await dialog.getByLabel('Date').fill(`Monday, March 18, ${year}`)
  await dialog.getByLabel('Time', { exact: true }).fill('2 to six')
  await dialog.getByLabel('Location').fill('Oak Hall, California')
  await expect(dialog.getByText('this time cannot be read')).toBeVisible()
  await expect(dialog.getByText('Pacific Time, because title or location mentions California')).toBeVisible()
  await dialog.getByLabel('Time', { exact: true }).fill('2 - 6 pm')
  await dialog.getByLabel('Time zone').selectOption('Eastern Time')
  await expect(
    dialog.getByText(/Add to Calendar will work: \w+, March 18, .*2:00.PM until 6:00.PM, Eastern Time/),
  ).toBeVisible()
  await expect(dialog.getByRole('article').getByText('2 - 6 pm (Eastern Time)')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Date').fill(reception.date)
  await add.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('status')).toContainText('Service created')
  await expect(page.getByRole('status')).toContainText('The memorial service has been added successfully.')
  await expect(page.getByRole('row', { name: /Celebration of Life.*March 18/ })).toBeVisible()

  await page.getByRole('button', { name: 'Edit Celebration of Life' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Memorial Service' })
  await expect(edit.getByLabel('Time zone')).toHaveValue('America/New_York')
  await edit.getByLabel('Title').fill('A Celebration of his Life')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('status')).toContainText('Update successful')
  await expect(page.getByRole('cell', { name: 'A Celebration of his Life', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Delete A Celebration of his Life' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Delete A Celebration of his Life' })).toBeFocused()
  await page.getByRole('button', { name: 'Delete A Celebration of his Life' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('status')).toContainText('Delete successful')
  await expect(page.getByText('No memorial services available')).toBeVisible()
})

test('when a service cannot be stored, changed or deleted, nothing typed is lost and the next try succeeds once', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of 500|API request failed/)
  await enterAsAdministrator(page, site)
  await page.goto('/admin#services')
  let broken = true
  await page.route('**/api/services**', (route) =>
    broken && route.request().method() !== 'GET'
      ? route.fulfill({ status: 500, body: '' })
      : route.continue(),
  )
  const dialog = page.getByRole('dialog')
  const failsThenWorks = async (button: string, title: string, words: string) => {
    broken = true
    await page.locator('dialog').getByRole('button', { name: button }).click()
    await expect(page.getByRole('alert')).toContainText(title)
    await expect(page.getByRole('alert')).toContainText(words)
    broken = false
    await page.getByRole('button', { name: 'Dismiss notification' }).click()
    await page.locator('dialog').getByRole('button', { name: button }).click()
    await expect(page.locator('dialog')).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Add Service' }).click()
  for (const [label, words] of [
    ['Title', reception.title],
    ['Date', reception.date],
    ['Time', reception.time],
    ['Location', reception.location],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(words)
  await failsThenWorks('Add Service', 'Error', 'Failed to create the service. Please try again.')
  await expect(page.getByRole('row')).toHaveCount(2)

  await page.getByRole('button', { name: 'Edit Celebration of Life' }).click()
  await dialog.getByLabel('Title').fill('Supper')
  await failsThenWorks('Save Changes', 'Update failed', 'Failed to update service information.')
  await expect(page.getByRole('cell', { name: 'Supper', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Delete Supper' }).click()
  await failsThenWorks('Delete', 'Delete failed', 'Failed to delete service.')
  await expect(page.getByText('No memorial services available')).toBeVisible()
})

test('a picture uploaded beside its field is the service’s and not in the gallery', async ({
  page,
  site,
}) => {
  await hold(site, reception)
  await enterAsAdministrator(page, site)
  await page.goto('/admin#services')
  await page.getByRole('button', { name: 'Edit Celebration of Life' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(fixturePath('photos/landscape-2mp-bee.jpg'))
  await expect(dialog.getByLabel('Image path')).toHaveValue(/^\/uploads\/[\w-]+\/photo\.jpg$/)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('status')).toContainText('Update successful')
  await page.goto('/services')
  const picture = card(page, 'Celebration of Life').getByRole('img')
  await expect(picture).toHaveAttribute('src', /^\/uploads\//)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300)
  expect((await site.visitor.call('GET /api/media')).body).toEqual([])
})
