import { addServices, celebration } from '../../support/world/addServices.ts'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import { toastOn } from '../../support/pages/toastOn.ts'

test('dates are offered as the family says them, and are stored so that the calendar understands them', async ({
  page,
  site,
}) => {
  // a Friday
  await page.clock.setFixedTime('2026-11-27T18:00Z')
  await (await site.administrator()).call('PUT /api/settings', { body: { deathDate: 'November 20, 2026' } })
  const offer = (text: string) => page.getByRole('button', { name: `Write it as ${text}?`, exact: true })
  const offers = page.getByRole('button', { name: /^Write it as/ })
  await openDashboard(page, site, 'services')
  await page.getByRole('button', { name: 'Add Service' }).click()
  const dialog = page.getByRole('dialog')
  const date = dialog.getByLabel('Date')
  const time = dialog.getByLabel('Time', { exact: true })

  await test.step('the two hours of a visitation are read together', async () => {
    await time.fill('4-8')
    await expect(offers).toHaveCount(1)
    await offer('4:00 PM - 8:00 PM').click()
    await expect(time).toHaveValue('4:00 PM - 8:00 PM')
    await expect(offers).toHaveCount(0)
  })

  await test.step('a day without a year is the next one, with its weekday', async () => {
    await date.fill('Friday, Dec. 4th')
    await expect(offers).toHaveCount(1)
    await offer('Friday, December 4, 2026').click()
    await expect(date).toHaveValue('Friday, December 4, 2026')
    await expect(offers).toHaveCount(0)
    await expect(dialog.getByText(/^Add to Calendar will work: Friday, December 4, 2026,/)).toBeVisible()
  })
  await test.step('a day since the death comes before the next one', async () => {
    await date.fill('11/23')
    await expect(offers).toHaveText([
      'Write it as Monday, November 23, 2026?',
      'Write it as Tuesday, November 23, 2027?',
    ])
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
    const calendar = await file.text()
    expect(calendar).toContain('DTSTART;TZID=America/Chicago:20261204T160000')
    expect(calendar).toContain('DTEND;TZID=America/Chicago:20261204T200000')
  })
  await test.step('he died on the last such day, and was not born yesterday', async () => {
    await page.getByRole('tab', { name: 'Settings' }).click()
    await page.getByLabel('Date of birth').fill('yesterday')
    await expect(offers).toHaveCount(0)
    await page.getByLabel('Date of birth').fill('3/14/27')
    await expect(offers).toHaveText(['Write it as March 14, 1927?'])
    await page.getByLabel('Date of birth').fill('March 14, 2027')
    await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription(/This day is still to come\./)
    await page.getByLabel('Date of birth').fill('3/4/41')
    await expect(offers).toHaveText([
      'Write it as Tuesday, March 4, 1941?',
      'Write it as Thursday, April 3, 1941?',
    ])
    await offer('Tuesday, March 4, 1941').click()
    await expect(page.getByLabel('Date of birth')).toHaveValue('March 4, 1941')
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

test('a family that writes the day first types, reads and prints it so @both', async ({ page, site }) => {
  await addServices(site, { ...celebration, date: 'Tuesday, March 18, 2031', time: '2:00 PM - 6:00 PM' })
  await openDashboard(page, site, 'settings', 'Visitors')
  await test.step('by default, the zone decides, and everything stands as typed', async () => {
    const choices = page.getByLabel('Dates and times', { exact: true })
    await expect(choices.locator('option:checked')).toHaveText(
      'As usual in your time zone: March 18, 2025, 2:00 PM',
    )
    await expect(page.getByText('Visitors read ‘Friday, December 4, 2026’')).toBeVisible()
  })
  await test.step('the choice applies at once to the dashboard', async () => {
    await page.getByLabel('Dates and times', { exact: true }).selectOption('18 March 2025, 14:00')
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await expect(toastOn(page, 'They apply from now on.')).toBeVisible()
    await expect(page.getByText('Visitors read ‘Friday, 4 December 2026’')).toBeVisible()
    await expectAccessible(page)
  })
  await page.reload()
  await page.goto('/admin#services')
  await page.getByRole('button', { name: 'Edit Celebration of Life' }).click()
  const dialog = page.getByRole('dialog')
  const date = dialog.getByLabel('Date')
  const time = dialog.getByLabel('Time', { exact: true })
  const offers = dialog.getByRole('button', { name: /^Write it as/ })
  await test.step('a field has what was typed, and the preview what visitors read', async () => {
    await expect(date).toHaveValue('Tuesday, March 18, 2031')
    await expect(date).toHaveAccessibleDescription('Such as 18 March 2025.')
    await expect(dialog.getByText('14:00–18:00 (Central Time)')).toBeVisible()
  })
  await test.step('two buttons ask which day is meant, and which hours', async () => {
    await date.fill('4/3/2031')
    await time.fill('2:00 - 4:00')
    await expect(offers).toHaveText([
      'Write it as Tuesday, 4 March 2031?',
      'Write it as Thursday, 3 April 2031?',
      'Write it as 14:00–16:00?',
      'Write it as 02:00–04:00?',
    ])
    for (const offer of await offers.all()) {
      const box = await offer.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    }
    await offers.first().click()
    await expect(date).toHaveValue('4 March 2031')
    await offers.first().click()
    await expect(time).toHaveValue('14:00–16:00')
    await expect(offers).toHaveCount(0)
  })
  await test.step('a day that does not exist is explained at the field', async () => {
    await date.fill('31 June 2031')
    await expect(date).toHaveAccessibleDescription('June has only 30 days.')
    await date.fill('18 March 2031')
    await expect(
      dialog.getByText('Add to Calendar will work: Tuesday, 18 March 2031, 14:00 until 16:00, Central Time.'),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toastOn(page, 'Update successful')).toBeVisible()
  })
  await test.step('visitors read the family’s style', async () => {
    await page.goto('/services')
    await expect(page.locator('.service-date')).toHaveText('18 March 2031')
    await expect(page.getByText('14:00–16:00 (Central Time)')).toBeVisible()
    await page.goto('/')
    await expect(page.locator('.dates')).toHaveText('12 May 1948 – 9 February 2025')
  })
})
