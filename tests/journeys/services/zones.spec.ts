import type { Locator, Page } from '@playwright/test'
import type { Site } from '../../support/pages/site.ts'
import { addServices, celebration, nextYear } from '../../support/world/addServices.ts'
import {
  expect,
  expectAccessible,
  logInAsAdministrator,
  openDashboard,
  test,
} from '../../support/pages/journey.ts'
import { toastOn } from '../../support/pages/toastOn.ts'

test.use({ timezoneId: 'Europe/Stockholm' })

/** Finds a city in the search below a field for a zone. */
const choosePlace = async (part: Locator, query: string, place: string) => {
  await part.getByRole('button', { name: 'Change', exact: true }).click()
  await part.getByRole('button', { name: 'Another place' }).click()
  await part.getByLabel('Find a city').fill(query)
  await part.getByRole('button', { name: place }).click()
}

test('a family in Leeds chooses London for the memorial, and Sydney for one service', async ({
  page,
  site,
  browser,
}) => {
  await test.step('a memorial with a name proposes the zone of the device, and changes nothing by itself', async () => {
    await (await site.administrator()).call('PUT /api/settings', { body: { name: 'Harry Clarke' } })
    await openDashboard(page, site, 'settings')
    await page.goto('/admin/begin#services')
    await expect(page.getByText('The usual time zone of services: Central Time.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Use time in Stockholm' })).toBeVisible()
    await expect(page.getByText('Dates and times as in')).toHaveCount(0)
  })

  await test.step('the dialog of a service warns that this device has another time', async () => {
    await page.goto('/admin#services')
    await page.getByRole('button', { name: 'Add Service' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Memorial Service' })
    await dialog.getByLabel('Date').fill(`Friday, Mar. 18th`)
    await expect(dialog.getByText('Please answer the question at the date.')).toBeVisible()
    await expect(dialog.getByText('cannot be read')).toHaveCount(0)
    await dialog.getByLabel('Date').fill(`March 18, ${nextYear}`)
    await dialog.getByLabel('Time', { exact: true }).fill('2:00 PM')
    const warning = dialog.getByText(
      'Your device is on Stockholm time; this service will be announced in Central Time.',
    )
    await expect(warning).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Use Stockholm time' }).click()
    await expect(warning).toHaveCount(0)
    await expect(dialog.getByText('Time in Stockholm, as chosen.')).toBeVisible()
    await page.goto('/admin')
    await page.reload()
  })

  await test.step('a town that is not in the list leads to its country', async () => {
    await page.goto('/admin#settings')
    await page.getByRole('tab', { name: 'Visitors' }).click()
    const settings = page.getByRole('main')
    const zone = settings.getByLabel('Usual time zone of services')
    await expect(zone).toHaveValue('America/Chicago')
    await expect(zone.getByRole('option', { name: 'This device: time in Stockholm' })).toBeAttached()
    await settings.getByRole('button', { name: 'Another place' }).click()
    await settings.getByLabel('Find a city').fill('Leeds')
    await expect(settings.getByText('“Leeds” is not in the list.')).toBeVisible()
    await expectAccessible(page)
    await settings.getByLabel('Find a city').fill('England')
    await settings.getByLabel('Find a city').press('Enter')
    await expect(zone).toHaveValue('Europe/London')
    await expect(settings.getByRole('button', { name: 'Another place' })).toBeFocused()
    await settings.getByRole('button', { name: 'Save Settings' }).click()
    await expect(toastOn(page, 'Changes saved')).toBeVisible()
  })

  await test.step('a service elsewhere has its own zone, and a skipped hour is pointed out', async () => {
    await page.reload()
    await page.goto('/admin#services')
    await page.getByRole('button', { name: 'Add Service' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Memorial Service' })
    await dialog.getByLabel('Title').fill('Ashes Ceremony')
    await dialog.getByLabel('Date').fill(`March 18, ${nextYear}`)
    await dialog.getByLabel('Time', { exact: true }).fill('2:00 PM - 6:00 PM')
    await dialog.getByLabel('Location').fill('Bondi Beach')
    await expect(dialog.getByText('Time in London, the usual one from Settings.')).toBeVisible()
    await choosePlace(dialog, 'Sydney', 'Sydney, Australia')
    await expect(dialog.getByLabel('Time zone')).toHaveValue('Australia/Sydney')
    await expect(dialog.getByText('Time in Sydney, as chosen.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Date').fill('March 29, 2026')
    await dialog.getByLabel('Time', { exact: true }).fill('1:30 AM')
    await dialog.getByLabel('Time zone').selectOption('Europe/London')
    await expect(dialog.getByText('so there is no 01:30')).toBeVisible()
    await dialog.getByLabel('Date').fill(`March 18, ${nextYear}`)
    await dialog.getByLabel('Time', { exact: true }).fill('2:00 PM - 6:00 PM')
    await dialog.getByLabel('Time zone').selectOption('Australia/Sydney')
    await dialog.getByRole('button', { name: 'Add Service' }).click()
    await expect(toastOn(page, 'Service created')).toBeVisible()
  })

  await test.step('visitors anywhere read Sydney’s time, and so do their calendars', async () => {
    const context = await browser.newContext({ timezoneId: 'America/Chicago', locale: 'en-US' })
    const visitor = await context.newPage()
    await visitor.goto(`${site.url}/services`)
    const card = visitor.getByRole('article', { name: 'Ashes Ceremony' })
    // nobody has chosen how dates are written, so London's zone decides
    await expect(card.getByText(`18 March ${nextYear}`)).toBeVisible()
    await expect(card.getByText('14:00–18:00 (time in Sydney)')).toBeVisible()
    const calendar = card.getByRole('link', { name: 'Add to Calendar' })
    await expect(calendar).toHaveAttribute(
      'href',
      /&dates=\d{4}0318T140000\/\d{4}0318T180000&.*&ctz=Australia\/Sydney/,
    )
    await card.getByRole('button', { name: 'Other calendars' }).click()
    // Sydney is 11 hours ahead of UTC in March
    await expect(card.getByRole('link', { name: 'Yahoo' })).toHaveAttribute('href', /&st=\d{4}0318T030000Z&/)
    await context.close()
  })
})

test.describe('on a device in London', () => {
  test.use({ timezoneId: 'Europe/London', locale: 'en-GB' })
  const asInLondon = (page: Page) => page.getByText('Dates and times as in London.')
  const read = async (site: Site) => (await (await site.administrator()).call('GET /api/settings')).body

  test('the first evening is in London from its first question on, and says so once @both', async ({
    page,
    site,
  }) => {
    await logInAsAdministrator(page, site)
    await page.goto('/admin/begin')
    await expect(asInLondon(page)).toBeVisible()
    const birth = page.getByLabel('Date of birth')
    await expect(birth).toHaveAccessibleDescription(/Such as 12 May 1948\./)
    await birth.fill('Nov. 20th 1940')
    await expect(page.getByRole('button', { name: 'Write it as 20 November 1940?' })).toBeVisible()
    await birth.fill('20 November 1940')
    await expectAccessible(page)
    expect((await read(site)).saved).toBe(false)
    await page.getByLabel('Name', { exact: true }).fill('Harry Clarke')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do you have a picture of him?')
    expect(await read(site)).toMatchObject({ timezone: 'Europe/London', shownDateStyle: 'dayFirst24' })
    await page.goto('/admin/begin#services')
    await expect(page.getByRole('button', { name: 'Add Service' })).toBeVisible()
    await expect(asInLondon(page)).toHaveCount(0)
    await expect(page.getByText('The usual time zone of services')).toHaveCount(0)
  })

  test('‘Change’ takes another zone instead, and so do the settings', async ({ page, site }) => {
    await logInAsAdministrator(page, site)
    await page.goto('/admin/begin')
    await page.getByRole('button', { name: 'Change' }).click()
    const zone = page.getByLabel('Usual time zone of services')
    await expect(zone).toHaveValue('Europe/London')
    await zone.selectOption('Central Time')
    await expect(asInLondon(page)).toHaveCount(0)
    await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription(/Such as May 12, 1948\./)
    expect(await read(site)).toMatchObject({ timezone: 'America/Chicago', saved: true })
  })

  test('a service that is added before anything else brings the zone, too', async ({ page, site }) => {
    await openDashboard(page, site, 'services')
    await expect(asInLondon(page)).toBeVisible()
    await page.getByRole('button', { name: 'Add Service' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Memorial Service' })
    await dialog.getByLabel('Title').fill('Funeral')
    await dialog.getByLabel('Date').fill(`18 March ${nextYear}`)
    await dialog.getByLabel('Time', { exact: true }).fill('14:00')
    await dialog.getByLabel('Location').fill('Leeds Minster')
    await expect(dialog.getByText('14:00, time in London.')).toBeVisible()
    await expect(dialog.getByText('Your device is on')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Add Service' }).click()
    await expect(toastOn(page, 'Service created')).toBeVisible()
    expect((await read(site)).timezone).toBe('Europe/London')
    const [service] = (await site.visitor.call('GET /api/services')).body
    expect(service).toMatchObject({ timezone: null, shown: { date: `18 March ${nextYear}`, time: '14:00' } })
  })

  test('so does the answer about gifts, if it is the first', async ({ page, site }) => {
    await logInAsAdministrator(page, site)
    await page.goto('/admin/begin#services')
    await expect(asInLondon(page)).toBeVisible()
    await page.getByRole('radio', { name: 'Nothing' }).check()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('Question 4 of 6')).toBeVisible()
    expect(await read(site)).toMatchObject({ timezone: 'Europe/London', donationText: '' })
  })

  test('a memorial with services keeps its zone', async ({ page, site }) => {
    await addServices(site, celebration)
    await logInAsAdministrator(page, site)
    await page.goto('/admin/begin')
    await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription(/Such as May 12, 1948\./)
    await page.getByLabel('Name', { exact: true }).fill('Harry Clarke')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do you have a picture of him?')
    expect(await read(site)).toMatchObject({ timezone: 'America/Chicago' })
  })
})

for (const timezoneId of ['America/Chicago', 'America/New_York', 'UTC'])
  test.describe(`on a device with the zone ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('nothing is said, and nothing is taken', async ({ page, site }) => {
      await logInAsAdministrator(page, site)
      await page.goto('/admin/begin')
      await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription(/Such as May 12, 1948\./)
      await page.getByLabel('Name', { exact: true }).fill('George Miller')
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do you have a picture of him?')
      const { body } = await (await site.administrator()).call('GET /api/settings')
      expect(body.timezone).toBe('America/Chicago')
    })
  })
