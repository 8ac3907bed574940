import type { Page } from '@playwright/test'
import { expectQuestion, openQuestion, press } from '../../support/pages/conversation.ts'
import { expect, logInAsAdministrator, openDashboard, openTab, test } from '../../support/pages/journey.ts'
import { toastOn } from '../../support/pages/toastOn.ts'

const question = 'Please choose which date you mean.'
const offer = (page: Page, text: string) =>
  page.getByRole('button', { name: `Write it as ${text}?`, exact: true })

// a Friday
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-27T18:00Z'))

test('Next takes a date with one reading, asks about two, and leaves the others @both', async ({
  page,
  site,
}) => {
  await logInAsAdministrator(page, site)
  const birth = page.getByLabel('Date of birth')
  const death = page.getByLabel('Date of death')
  const readDates = async () => {
    const { birthDate, deathDate } = (await site.visitor.call('GET /api/settings')).body
    return [birthDate, deathDate]
  }

  await test.step('the only reading is taken, and shown on the next screen; what nobody can read stays as typed', async () => {
    await openQuestion(page, 'name')
    await page.getByLabel('Name', { exact: true }).fill('George Miller')
    await birth.fill('spring, in the flood')
    await death.fill('Friday, Nov. 20th')
    await press(page, 'Next')
    await expectQuestion(page, 'picture')
    await expect(page.getByText('George Miller, spring, in the flood – November 20, 2026')).toBeInViewport()
    expect(await readDates()).toEqual(['spring, in the flood', 'November 20, 2026'])
  })

  await test.step('Back leads to the question before, where the date stands as it was read', async () => {
    await press(page, 'Back')
    await expectQuestion(page, 'name')
    await expect(death).toHaveValue('November 20, 2026')
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0)
  })

  await test.step('of two readings one must be chosen', async () => {
    await birth.fill('3/4/41')
    await press(page, 'Next')
    await expect(birth).toBeFocused()
    await expect(birth).toHaveAccessibleDescription(new RegExp(question))
    await expectQuestion(page, 'name', false)
    expect(await readDates()).toEqual(['spring, in the flood', 'November 20, 2026'])
    await offer(page, 'Tuesday, March 4, 1941').click()
    await expect(page.getByText(question)).toBeHidden()
    await press(page, 'Next')
    await expectQuestion(page, 'picture')
    expect(await readDates()).toEqual(['March 4, 1941', 'November 20, 2026'])
  })

  await test.step('a date that can be read as it is gets the form in which the family writes dates', async () => {
    await press(page, 'Back')
    await birth.fill('Sept 3 1941')
    await press(page, 'Next')
    await expectQuestion(page, 'picture')
    await page.goto('/')
    await expect(page.locator('.dates')).toHaveText('September 3, 1941 – November 20, 2026')
  })
})

test('a service is saved with its date and time as they were read', async ({ page, site }) => {
  await openDashboard(page, site, 'services')
  const dialog = page.getByRole('dialog')
  const add = dialog.getByRole('button', { name: 'Add Service' })
  const fill = async (title: string, date: string, time: string) => {
    await page.getByRole('button', { name: 'Add Service' }).click()
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByLabel('Date').fill(date)
    await dialog.getByLabel('Time', { exact: true }).fill(time)
    await dialog.getByLabel('Location').fill('Oak Hall')
    await add.click()
  }
  const row = (title: string) => page.getByRole('row', { name: new RegExp(title) })

  await fill('Funeral', 'Friday, Dec. 4th', '2 o’clock')
  await expect(row('Funeral')).toContainText('Friday, December 4, 2026')
  await expect(row('Funeral')).toContainText('2:00 PM')
  await fill('Supper', 'some evening in May', 'after the rain')
  await expect(row('Supper')).toContainText('some evening in May')
  await expect(row('Supper')).toContainText('after the rain')
  await fill('Wake', '4/3/2027', '2:00 PM - 6:00 PM')
  await expect(dialog.getByLabel('Date')).toBeFocused()
  await expect(dialog.getByText(question)).toBeVisible()
  await offer(page, 'Saturday, April 3, 2027').click()
  await add.click()
  await expect(row('Wake')).toContainText('April 3, 2027')
  await expect(row('Wake')).toContainText('2:00 PM - 6:00 PM')
})

test('Save Settings asks in the tab with the date, but never about a date that nobody has changed', async ({
  page,
  site,
}) => {
  await (await site.administrator()).call('PUT /api/settings', { body: { birthDate: '3/4/41' } })
  await openDashboard(page, site, 'settings', 'About him')
  const death = page.getByLabel('Date of death')
  const save = page.getByRole('button', { name: 'Save Settings' })
  await death.fill('5/6/25')
  await openTab(page, 'Visitors')
  await save.click()
  await expect(death).toBeFocused()
  await expect(death).toHaveAccessibleDescription(new RegExp(question))
  await death.fill('yesterday')
  await save.click()
  await expect(toastOn(page, 'Changes saved')).toBeVisible()
  await expect(death).toHaveValue('November 26, 2026')
  const { birthDate, deathDate } = (await site.visitor.call('GET /api/settings')).body
  expect([birthDate, deathDate]).toEqual(['3/4/41', 'November 26, 2026'])
})
