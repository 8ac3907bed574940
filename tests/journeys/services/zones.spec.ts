import type { Locator } from '@playwright/test'
import { nextYear } from '../../support/world/addServices.ts'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import { toastOn } from '../../support/pages/toastOn.ts'

test.use({ timezoneId: 'Europe/Stockholm' })

/** Finds a city in the search below a field for a zone. */
const choosePlace = async (part: Locator, query: string, place: string) => {
  await part.getByRole('button', { name: 'Another place' }).click()
  await part.getByLabel('Find a city').fill(query)
  await part.getByRole('button', { name: place }).click()
}

test('a family in Leeds chooses London for the memorial, and Sydney for one service', async ({
  page,
  site,
  browser,
}) => {
  await test.step('the first evening proposes the zone of the device, and changes nothing by itself', async () => {
    await openDashboard(page, site, 'settings')
    await page.goto('/admin/begin#services')
    await expect(page.getByText('The usual time zone of services: Central Time.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Use time in Stockholm' })).toBeVisible()
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
