import { fixturePath } from '../../support/files/fixtures.ts'
import { expect, openDashboard, openTab, test } from '../../support/pages/journey.ts'
import { toastOn } from '../../support/pages/toastOn.ts'

test.use({ siteOptions: { content: 'sampleLife' } })

test('a keyboard user keeps the focus on the dashboard', async ({ page, site }) => {
  await test.step('who saves, removes or moves stays near what was pressed', async () => {
    await openDashboard(page, site, 'settings')
    const press = async (name: string | RegExp) => {
      await page.getByRole('button', { name }).first().focus()
      await page.keyboard.press('Enter')
    }

    await press('Save Settings')
    await expect(toastOn(page, 'Changes saved')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save Settings' })).toBeFocused()

    await page.locator('input[type=file]').setInputFiles(fixturePath('photos/painting-self-portrait.jpg'))
    await expect(page.getByRole('img', { name: 'The chosen picture' })).toBeVisible()
    await press('Remove the picture')
    await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused()

    await openTab(page, 'Keeping it safe')
    await press('Invite somebody')
    await page.getByRole('dialog').getByLabel('Name').fill('Karl')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
    await press(/Withdraw.*Karl/)
    await expect(page.getByRole('button', { name: 'Invite somebody' })).toBeFocused()

    await page.goto('/admin#music')
    await page.getByRole('tab', { name: 'Manage Playlist' }).click()
    const rows = page.getByRole('row')
    await rows.nth(2).getByRole('button', { name: 'Move up' }).focus()
    await page.keyboard.press('Enter')
    await expect(rows.nth(1).getByRole('button', { name: 'Move down' })).toBeFocused()
    await press('Save Order')
    await expect(page.getByText('Reorder successful')).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  })

  await test.step('who sends songs stays at the button that sent them', async () => {
    await page.getByRole('tab', { name: 'Upload', exact: true }).last().click()
    await page.locator('input[type=file]').setInputFiles(fixturePath('audio/a-new-journey-cover.mp3'))
    const send = page.getByRole('button', { name: 'Upload Files' })
    await send.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Upload successful')).toBeVisible()
    await expect(send).toBeDisabled()
    await expect(send).toBeFocused()
  })
})
