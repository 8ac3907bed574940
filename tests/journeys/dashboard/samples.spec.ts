import type { Page } from '@playwright/test'
import { builtin, neutralSettings } from '../../support/world/builtIn.ts'
import { sampleObituary } from '../../../languages/en/memorial/sampleObituary.ts'
import { expect, expectAccessible, openDashboard, test } from '../../support/pages/journey.ts'
import { toastOn } from '../../support/pages/toastOn.ts'

const buttonsIn = (place: Page | ReturnType<Page['getByRole']>) =>
  place.getByRole('button', { name: /^Keep these words/ })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Keep these words?' })
const settingsForm = (page: Page) => page.getByRole('tabpanel', { name: 'About him' })

test('neutral words are kept after a question that shows them, and Undo makes them a sample again @both', async ({
  page,
  site,
}) => {
  await test.step('before there is a name, nothing offers to keep words', async () => {
    await openDashboard(page, site, 'settings')
    await expect(page.getByText('These are sample words.')).toBeVisible()
    await expect(page.getByLabel('Tribute')).toHaveAccessibleDescription(/Still our words, not yours\./)
    await expect(buttonsIn(page)).toHaveCount(0)
    await page.goto('/admin#obituary')
    await expect(page.getByLabel('Obituary text')).toHaveAccessibleDescription(/Still our words, not yours\./)
    await expect(buttonsIn(page)).toHaveCount(0)
    await page.goto('/admin#services')
    await expect(page.getByRole('button', { name: 'Add Service' })).toBeVisible()
    await expect(buttonsIn(page)).toHaveCount(0)
  })

  await test.step('with a name, only the words about the donation and the obituary can be kept', async () => {
    await page.goto('/admin#settings')
    await page.getByLabel('Name', { exact: true }).fill('George Miller')
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await expect(buttonsIn(page)).toHaveText(['Keep these words (about the donation)'])
  })

  await test.step('the question shows the words; Cancel keeps nothing', async () => {
    await buttonsIn(settingsForm(page)).click()
    await expect(question(page)).toContainText(neutralSettings.donationText)
    await expectAccessible(page)
    await question(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(buttonsIn(settingsForm(page))).toBeFocused()
  })

  await test.step('kept words are the family’s until Undo', async () => {
    await buttonsIn(settingsForm(page)).press('Enter')
    await question(page).getByRole('button', { name: 'Keep them' }).click()
    await expect(question(page)).toBeHidden()
    await expect(buttonsIn(page)).toHaveCount(0)
    const donation = page.getByLabel('Words about the donation')
    await expect(donation).toHaveValue(neutralSettings.donationText)
    await expect(donation).not.toHaveAccessibleDescription(/our words/)
    await toastOn(page, 'Changes saved').getByRole('button', { name: 'Undo' }).click()
    await expect(toastOn(page, 'These words are a sample again.')).toBeVisible()
    await expect(donation).toHaveAccessibleDescription(/Still our words, not yours\./)
  })

  await test.step('so with the obituary', async () => {
    await page.goto('/admin#obituary')
    const text = page.getByLabel('Obituary text')
    await buttonsIn(page.getByRole('tabpanel', { name: 'Edit' })).click()
    await expect(question(page)).toContainText('George Miller is remembered here.')
    await question(page).getByRole('button', { name: 'Keep them' }).click()
    await expect(text).toHaveValue(/^George Miller is remembered here\./)
    await toastOn(page, 'Changes saved').getByRole('button', { name: 'Undo' }).click()
    await expect(text).toHaveValue('')
    await expect(text).toHaveAccessibleDescription(/Still our words, not yours\./)
  })

  await test.step('the words about the donation can be kept where visitors read them, too', async () => {
    await page.goto('/admin#services')
    await expect(page.getByText('visitors still read our words, not yours')).toBeVisible()
    await expectAccessible(page)
    await buttonsIn(page).click()
    await question(page).getByRole('button', { name: 'Keep them' }).click()
    await expect(question(page)).toBeHidden()
    await expect(buttonsIn(page)).toHaveCount(0)
  })
})

test('the sample’s own words are refused at their field, and nothing typed is lost', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/400|about the man in the sample/)
  await (await site.administrator()).call('PUT /api/settings', { body: { name: 'George Miller' } })
  await openDashboard(page, site, 'settings')
  const tribute = page.getByLabel('Tribute')
  const typed = builtin.tribute.replaceAll(' ', '  ')
  await tribute.fill(typed)
  await page.getByRole('button', { name: 'Save Settings' }).click()
  const reason = 'These words are about the man in the sample. Please write your own.'
  await expect(tribute).toHaveAccessibleDescription(new RegExp(reason))
  await expect(tribute).toHaveValue(typed)

  await page.goto('/admin#obituary')
  const text = page.getByLabel('Obituary text')
  await text.fill(sampleObituary)
  await page.getByRole('button', { name: 'Save Obituary' }).click()
  await expect(text).toHaveAccessibleDescription(new RegExp(reason))
  await expect(text).toHaveValue(sampleObituary)
})
