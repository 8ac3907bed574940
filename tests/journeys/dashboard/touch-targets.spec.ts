import type { Locator } from '@playwright/test'
import { addServices, celebration } from '../../support/world/addServices.ts'
import { expect, openDashboard, openHydrated, reopenTab, test } from '../../support/pages/journey.ts'

test.use({ siteOptions: { content: 'small' } })

/** Expects a control to be wide and high enough for a finger. */
const expectTarget = async (control: Locator) => {
  const { width = 0, height = 0 } = (await control.boundingBox()) ?? {}
  // the toast still moves into its place, and moved boxes are rounded by some millionths
  expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(44)
}

test('a dialog that a part of Settings opens stands in the middle of the screen', async ({ page, site }) => {
  await openDashboard(page, site, 'settings', 'Keeping it safe')
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const box = await page.getByRole('dialog', { name: 'Invite somebody' }).boundingBox()
  const { y = 0, height = 0 } = box ?? {}
  expect(y).toBeGreaterThan(16)
  expect(y + height / 2).toBeCloseTo(400, -1)
})

test('a finger finds what it needs on a phone @phone', async ({ page, site }) => {
  await test.step('the way out of a toast is as wide as a finger, however long its sentence', async () => {
    await openHydrated(page, '/admin/login')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expectTarget(page.getByRole('button', { name: 'Dismiss notification' }))
  })

  await test.step('a finger can take hold of what straightens a photograph', async () => {
    await openDashboard(page, site, 'media', 'Manage Media')
    await page.getByRole('button', { name: 'Preview Bees' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Edit Picture' }).click()
    await expectTarget(page.getByRole('slider', { name: 'Straighten' }))
    await reopenTab(page, 'Manage Media')
  })

  await test.step('the contact sheet speaks to fingers of what they can do, and nothing moves at the first tap', async () => {
    await page.getByRole('radio', { name: 'Contact sheet' }).check()
    const tile = page.getByRole('checkbox', { name: 'Bees', exact: true })
    const topOf = () => tile.evaluate((element) => element.getBoundingClientRect().top + scrollY)
    const before = await topOf()
    await tile.tap()
    await expect(page.getByText('1 chosen')).toBeVisible()
    await expect(page.getByText('Press and hold to move.')).toBeVisible()
    await expect(page.getByText('with the mouse')).toBeHidden()
    expect(await topOf()).toBe(before)
  })

  await test.step('the actions of a service are words', async () => {
    await addServices(site, celebration)
    await page.getByRole('tab', { name: 'Services' }).click()
    const row = page.getByRole('row', { name: celebration.title })
    for (const word of ['Edit', 'Delete']) await expect(row.getByText(word, { exact: true })).toBeVisible()
  })
})
