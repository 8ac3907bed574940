import type { Locator } from '@playwright/test'
import { mediaIds } from '../../support/world/addMedia.ts'
import { fixturePath } from '../../support/files/fixtures.ts'
import { expect, expectAccessible, openDashboard, openTab, test } from '../../support/pages/journey.ts'
import { administrator } from '../../support/world/template.ts'
import { failOnce } from '../../support/pages/failOnce.ts'
import { holdRequests } from '../../support/pages/holdRequests.ts'
import { toastOn } from '../../support/pages/toastOn.ts'

test.use({ siteOptions: { content: 'small' } })

test('the settings about him: read, saved and restored', async ({ page, site, complaints }) => {
  complaints.expect(/status of 404|Not Found|507|There is no room/)
  await test.step('the dashboard works where the settings cannot be read', async () => {
    await page.route('**/api/settings', (route) => route.fulfill({ status: 404, body: '' }))
    await openDashboard(page, site, 'settings')
    await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.unroute('**/api/settings')
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Walter Arne Lindholm')
  })

  await test.step('where another try cannot help, the reason stands with what failed', async () => {
    const message = 'There is no room left to store this.'
    await page.getByLabel('Name', { exact: true }).fill('Karl')
    await failOnce(page, '**/api/settings', 507, { code: 'disk_full', message })
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await expect(page.getByRole('alert')).toContainText(message)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Karl')
  })

  await test.step('name, dates, tribute and portrait of the settings stand on the home page and in its title', async () => {
    await expect(page.getByText('These are sample words.')).toBeVisible()
    await page.getByLabel('Name').fill('Johann Øster')
    await page.getByLabel('Date of birth').fill('May 1, 1950')
    await page.getByLabel('Tribute').fill('He listened.')
    await page.locator('input[type=file]').setInputFiles(fixturePath('photos/painting-self-portrait.jpg'))
    await expect(page.getByRole('img', { name: 'The chosen picture' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await expect(toastOn(page, 'Changes saved')).toBeVisible()
    await expect(page.getByLabel('Words about the donation')).toHaveAccessibleDescription(
      /Still our words, not yours\./,
    )
    await expect(page.getByRole('link', { name: 'Source code' })).toHaveAttribute('href', '/source.tgz')
    await page.goto('/')
    await expect(page).toHaveTitle('Johann Øster')
    for (const sentence of ['Johann Øster', 'May 1, 1950', 'He listened.'])
      await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByRole('img', { name: 'Johann Øster' })).toHaveAttribute('src', /^\/uploads\//)
  })

  await test.step('built-in words come back after a question, and how the site works stays', async () => {
    const admin = await site.administrator()
    await admin.call('PUT /api/settings', { body: { name: 'Johann', tribute: '', moderation: 'all' } })
    await page.goto('/admin#settings')
    await expect(page.getByLabel('Name')).toHaveValue('Johann')
    await page.getByLabel('Tribute').fill('Half a thought')
    await page.getByRole('button', { name: 'Restore built-in words' }).click()
    const question = page.getByRole('alertdialog')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Delete my words' }).click()
    await expect(page.getByLabel('Name')).toHaveValue('Walter Arne Lindholm')
    await expect(page.getByLabel('Tribute')).toHaveValue(/He built bridges/)
    await expect(page.getByText('These are sample words.')).toBeVisible()
    await openTab(page, 'Visitors')
    const all = page.getByRole('radiogroup', { name: 'New memories' }).getByRole('radio', { name: /^All/ })
    await expect(all).toBeChecked()
    await expect(all).toHaveAccessibleDescription(/descriptions with links/)
  })
})

test('browsers fill in nothing of the keeper where something about him belongs', async ({ page, site }) => {
  const offered = () =>
    page
      .getByRole('textbox')
      .evaluateAll((fields) =>
        fields
          .filter((field) => field.closest('form') && field.getAttribute('autocomplete') !== 'off')
          .map(({ id }) => id),
      )
  await openDashboard(page, site, 'settings')
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
  expect(await offered()).toEqual([])
  await page.getByRole('tab', { name: 'Services' }).click()
  await page.getByRole('button', { name: 'Add Service' }).click()
  await expect(page.getByRole('dialog').getByLabel('Location')).toBeVisible()
  expect(await offered()).toEqual([])
})

test('what is safe, what was changed, and all of it to take along', async ({ page, site }) => {
  const admin = await site.administrator()
  await openDashboard(page, site, 'settings', 'Keeping it safe')

  await test.step('one line says what there is, when it was checked and that no backup was made', async () => {
    const line = page.getByRole('group', { name: 'Safekeeping' })
    await expect(line).toContainText(
      /^Safekeeping3 photographs, 1 video and 3 songs, all checked on \w+ \d+\. No backup yet\./,
    )
  })

  await test.step('all originals are downloaded in one file, with captions written into the photographs', async () => {
    const link = page.getByRole('link', { name: 'Download all originals' })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('Walter Arne Lindholm - all originals.zip')
    await expect(link).toHaveAttribute('href', '/api/archive?captions=embedded')
  })

  await test.step('what administrators changed is read in Settings, page by page', async () => {
    const [id = ''] = await mediaIds(site.visitor)
    for (let year = 1; year <= 26; year++)
      await admin.call('PUT /api/media/:id', { params: { id }, body: { title: `Summer ${year}` } })
    await admin.call('PUT /api/settings', { body: { name: 'Johann Øster' } })
    await page.getByRole('button', { name: 'Show what was changed' }).click()
    const journal = page.getByRole('dialog', { name: 'What was changed' })
    await expect(journal.getByRole('listitem').first()).toContainText('Changed the settings')
    await expect(journal.getByRole('listitem').first()).toContainText('nothing → Johann Øster')
    await expect(journal.getByRole('listitem').nth(1)).toContainText('Summer 25 → Summer 26')
    await expectAccessible(page)
    await journal.getByRole('button', { name: 'Earlier' }).click()
    await expect(journal.getByRole('listitem').filter({ hasText: 'Bees → Summer 1' })).toBeVisible()
    await journal.getByRole('button', { name: 'Later' }).click()
    await expect(journal.getByRole('listitem').first()).toContainText('Changed the settings')
  })
})

test('what is typed while the answer to a save is under way is not wiped by it', async ({ page, site }) => {
  /** Types a first text and saves it, then types the second before the response arrives. */
  const typeOn = async (path: string, button: string, field: Locator) => {
    const release = await holdRequests(page, path, 'PUT')
    await field.fill('a longer walk')
    await page.getByRole('button', { name: button, exact: true }).click()
    await field.fill('a walk by the lake')
    release()
  }
  await openDashboard(page, site, 'settings', 'Keeping it safe')
  await page.getByLabel('Current password').fill(administrator.password)
  const password = page.getByLabel('New password')
  await typeOn('**/api/password', 'Change Password', password)
  await expect(page.getByText('You are signed out everywhere else.')).toBeVisible()
  await expect(password).toHaveValue('a walk by the lake')

  await openTab(page, 'Visitors')
  await page.getByRole('radio', { name: /^Everyone who knows/ }).check()
  const family = page.getByRole('textbox', { name: /family.*password/ })
  await typeOn('**/api/access', 'Save Settings', family)
  await expect(page.getByText('Changes saved')).toBeVisible()
  await expect(family).toHaveValue('a walk by the lake')
})

test('what the fields of both dates offer is on one line, although one field has a hint', async ({
  page,
  site,
}) => {
  await openDashboard(page, site, 'settings')
  await page.getByLabel('Date of birth').fill('4 march 1941')
  await page.getByLabel('Date of death').fill('20 november 2026')
  const topOf = async (offer: string) => (await page.getByRole('button', { name: offer }).boundingBox())?.y
  expect(await topOf('Write it as March 4, 1941?')).toBe(await topOf('Write it as November 20, 2026?'))
})
