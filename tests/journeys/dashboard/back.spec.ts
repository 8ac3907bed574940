import { expect, openHydrated, test } from '../../support/pages/journey.ts'
import { expectDialogsInHistory } from '../../support/pages/expectDialogsInHistory.ts'

test.use({ siteOptions: { content: 'small' } })

test('Back closes what is open, and asks first where words would be lost', async ({ page }) => {
  await page.goto('/')
  await openHydrated(page, '/gallery')
  const edit = page.getByRole('button', { name: 'Edit Bees' })
  const dialog = page.getByRole('dialog', { name: 'Edit Photo Details' })

  await test.step('Back closes a dialog and leaves the page where it was', async () => {
    await edit.click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/gallery')
    await expect(edit).toBeFocused()
  })

  await test.step('Back asks before it closes a dialog with typed words, which stay until they may be lost', async () => {
    await edit.click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await dialog.getByLabel('Title').fill('His bees')
    await page.goBack()
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(question).toBeHidden()
    await expect(dialog.getByLabel('Title')).toHaveValue('His bees')
    await expectDialogsInHistory(page, 1)
    // a second Back closes the question without an answer
    await page.goBack()
    await expect(question).toBeVisible()
    await page.goBack()
    await expect(question).toBeHidden()
    await expect(dialog.getByLabel('Title')).toHaveValue('His bees')
    await page.goBack()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/gallery')
  })

  await test.step('a dialog that was saved leaves nothing in the history', async () => {
    await edit.click()
    await dialog.getByLabel('Title').fill('His bees')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog).toBeHidden()
    await expectDialogsInHistory(page, 0)
    await page.goBack()
    await expect(page).toHaveURL('/')
  })
})
