import type { Page } from '@playwright/test'
import { expect, expectAccessible, openDashboard, test } from '../support/journey.ts'
import { toastOn } from '../support/mediaTab.ts'

const notice = (page: Page) => page.locator('.notice', { hasText: 'These are sample words.' })
const buttons = (page: Page) => notice(page).getByRole('button', { name: /^Keep these words/ })
const confirm = (page: Page, what: string) => page.getByRole('button', { name: `Keep these words (${what})` })

test('sample words are confirmed, and the notice goes with the last', async ({ page, site }) => {
  await openDashboard(page, site)
  await expect(buttons(page)).toHaveCount(3)
  await expectAccessible(page)
  await (await site.administrator()).call('PUT /api/settings', { body: { name: 'George Miller' } })
  await page.reload()
  await expect(buttons(page)).toHaveCount(2)
  await confirm(page, 'words about the donation').click()
  await expect(toastOn(page, 'Changes saved')).toBeVisible()
  await expect(buttons(page)).toHaveCount(1)
  await expect(buttons(page)).toBeFocused()
  await buttons(page).press('Enter')
  await expect(notice(page)).toBeHidden()
})

test('each field with sample words has the button that keeps them', async ({ page, site }) => {
  await test.step('in Settings until something is typed or confirmed', async () => {
    await openDashboard(page, site, 'settings')
    const form = page.getByRole('tabpanel', { name: 'About him' })
    const inForm = form.getByRole('button', { name: /^Keep these words/ })
    await expect(inForm).toHaveCount(5)
    const tribute = page.getByLabel('Tribute')
    await expect(tribute).toHaveAccessibleDescription(/Still the sample\./)
    await form.getByRole('button', { name: 'Keep these words (Tribute)' }).click()
    await expect(inForm).toHaveCount(4)
    await expect(tribute).not.toHaveAccessibleDescription(/sample/)
    const died = page.getByLabel('Date of death')
    await died.fill('')
    await expect(inForm).toHaveCount(3)
    await died.fill('February 9, 2025')
    await expect(inForm).toHaveCount(4)
    await form.getByRole('button', { name: 'Keep these words (Date of death)' }).click()
    await expect(inForm).toHaveCount(3)
    // saving the name keeps confirmed texts and removes the other sample texts
    await page.getByLabel('Name', { exact: true }).fill('George Miller')
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await expect(page.getByLabel('Date of birth')).toHaveValue('')
    await expect(died).toHaveValue('February 9, 2025')
    await expect(tribute).toHaveValue(/He built bridges/)
    await expect(inForm).toHaveCount(1)
    await page.goto('/')
    await expect(page.locator('.dates')).toHaveText('February 9, 2025')
  })

  await test.step('beneath the obituary', async () => {
    await page.goto('/admin#obituary')
    const text = page.getByLabel('Obituary text')
    await expect(text).toHaveAccessibleDescription(/Still the sample\./)
    await page
      .getByRole('tabpanel', { name: 'Edit' })
      .getByRole('button', { name: /^Keep these words/ })
      .click()
    await expect(text).toHaveValue(/His family is writing about his life\./)
    await expect(text).not.toHaveAccessibleDescription(/sample/)
  })
})
