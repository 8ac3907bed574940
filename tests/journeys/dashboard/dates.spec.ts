import { addServices, celebration } from '../../support/world/addServices.ts'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import { toastOn } from '../../support/pages/toastOn.ts'

test('dates are offered as the family says them, and are stored so that the calendar understands them', async ({
  page,
  site,
}) => {
  // a Friday
  await page.clock.setFixedTime('2026-11-27T18:00Z')
  const offer = (text: string) => page.getByRole('button', { name: `Write it as ${text}?`, exact: true })
  const offers = page.getByRole('button', { name: /^Write it as/ })
  await openDashboard(page, site, 'services')
  await page.getByRole('button', { name: 'Add Service' }).click()
  const dialog = page.getByRole('dialog')
  const date = dialog.getByLabel('Date')
  await dialog.getByLabel('Time', { exact: true }).fill('11 AM')

  await test.step('a day without a year is the next one, with its weekday', async () => {
    await date.fill('Friday, Dec. 4th')
    await expect(offers).toHaveCount(1)
    await offer('Friday, December 4, 2026').click()
    await expect(date).toHaveValue('Friday, December 4, 2026')
    await expect(offers).toHaveCount(0)
    await expect(dialog.getByText(/^Add to Calendar will work: Friday, December 4, 2026,/)).toBeVisible()
  })
  await test.step('a wrong weekday is asked about', async () => {
    await date.fill('Friday, December 5, 2026')
    await expect(offer('Saturday, December 5, 2026')).toBeVisible()
    await expect(
      dialog.getByText('Please check the weekday: it is Saturday, December 5, 2026.'),
    ).toBeVisible()
    await expectAccessible(page)
    await offer('Friday, December 4, 2026').click()
    await expect(date).toHaveValue('Friday, December 4, 2026')
  })
  await test.step('it is stored as offered, and visitors can add it to their calendars', async () => {
    await dialog.getByLabel('Title').fill('Funeral')
    await dialog.getByLabel('Location').fill('Oak Hall')
    await dialog.getByRole('button', { name: 'Add Service' }).click()
    await expect(page.getByRole('row', { name: /Funeral/ })).toContainText('Friday, December 4, 2026')
    const [stored] = (await site.visitor.call('GET /api/services', {})).body
    const file = await page.request.get(`/services/${stored?.id}.ics`)
    expect(await file.text()).toContain('DTSTART;TZID=America/Chicago:20261204T110000')
  })
  await test.step('he died on the last such day, and was not born yesterday', async () => {
    await page.getByRole('tab', { name: 'Settings' }).click()
    await page.getByLabel('Date of birth').fill('yesterday')
    await expect(offers).toHaveCount(0)
    await page.getByLabel('Date of birth').fill('3/4/41')
    await offer('March 4, 1941').click()
    await page.getByLabel('Date of death').fill('Friday, Nov. 20th')
    await offer('November 20, 2026').click()
    await expect(page.getByLabel('Date of death')).toHaveValue('November 20, 2026')
    await page.getByLabel('Date of death').fill('Friday, November 21')
    await expect(offer('Friday, November 21, 2025')).toBeVisible()
    await offer('Saturday, November 21, 2026').click()
    await expect(page.getByLabel('Date of death')).toHaveValue('November 21, 2026')
  })
})

test('visitors read the weekday of a service once the family has switched it on', async ({ page, site }) => {
  const written = { ...celebration, title: 'Supper', date: 'Wed., March 19, 2031' }
  await addServices(site, { ...celebration, date: 'March 18, 2031' }, written)
  const dates = page.locator('.service-date')
  await page.goto('/services')
  await expect(dates).toHaveText(['March 18, 2031', 'Wed., March 19, 2031'])
  await openDashboard(page, site, 'settings', 'Visitors')
  const weekday = page.getByRole('switch', { name: 'Say the weekday' })
  await expect(weekday).not.toBeChecked()
  await weekday.click()
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(toastOn(page, 'They apply from now on.')).toBeVisible()
  await page.goto('/services')
  await expect(dates).toHaveText(['Tuesday, March 18, 2031', 'Wed., March 19, 2031'])
})
