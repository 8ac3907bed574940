import { expect, expectAccessible, test } from '../../support/pages/journey.ts'
import { expectSavedFiles } from '../../support/pages/savedFiles.ts'
import { addCaption, choosePhotos, memoryField, nameField, openForm, shareButton } from './memoryForm.ts'

const small = 'photos/person-blackwhite-small.jpg'

test('a draft stays on the device for a day, with its photos', { tag: '@smoke' }, async ({ page }) => {
  const expand = page.getByRole('button', { name: 'Expand' })
  await test.step('it is in the closed card after a reload', async () => {
    await openForm(page)
    await nameField(page).fill('Dale')
    await memoryField(page).fill('June 2008')
    await choosePhotos(page, [small])
    await addCaption(page, 'person-blackwhite-small.jpg')
    await page.getByLabel('Title person-blackwhite-small.jpg').fill('The tripod')
    await expectSavedFiles(page, 'memory', 1)
    await page.reload()
    await expect(page.getByText('What you began to write is kept here.')).toBeVisible()
    await expect(memoryField(page)).toBeHidden()
    await expand.click()
    await expect(memoryField(page)).toHaveValue('June 2008')
    await expect(page.getByLabel('Title person-blackwhite-small.jpg')).toHaveValue('The tripod')
  })
  await test.step('once it is shared, nothing of it is left', async () => {
    await shareButton(page).click()
    await expect(page.getByText('Memory shared')).toBeVisible()
    await expect(page.getByRole('article').locator('picture img')).toHaveCount(1)
    await page.reload()
    await expect(page.getByRole('article')).toBeVisible()
    await expand.click()
    await expect(memoryField(page)).toHaveValue('')
  })
  await test.step('Clear leaves nothing on the device, and a wrong touch is undone', async () => {
    const clear = page.getByRole('button', { name: 'Clear' })
    await nameField(page).fill('Dale')
    await clear.click()
    await expect(nameField(page)).toHaveValue('')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(nameField(page)).toHaveValue('Dale')
    await clear.click()
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Dale')
  })
  await test.step('a day later nothing is left', async () => {
    await memoryField(page).fill('Yesterday')
    await page.evaluate(() => {
      const day = 24 * 3_600_000
      for (const [name, value] of Object.entries(localStorage)) {
        const draft = JSON.parse(value as string) as { savedAt: number }
        localStorage.setItem(name, JSON.stringify({ ...draft, savedAt: draft.savedAt - day - 1 }))
      }
    })
    await page.reload()
    await expand.click()
    await expect(memoryField(page)).toHaveValue('')
  })
})

test('a browser with less storage restores the photos, or says that it cannot', async ({ page, context }) => {
  await test.step('one that takes no Blobs into its database, as private windows of Safari, brings them back', async () => {
    await page.addInitScript(() => {
      const put = IDBObjectStore.prototype.put
      IDBObjectStore.prototype.put = function (value: object, key) {
        if (Object.values(value).some((part) => part instanceof Blob))
          throw new DOMException('', 'DataCloneError')
        return put.call(this, value, key)
      }
    })
    await openForm(page)
    await nameField(page).fill('Dale')
    await choosePhotos(page, [small])
    await expectSavedFiles(page, 'memory', 1)
    await page.reload()
    await page.getByRole('button', { name: 'Expand' }).click()
    await expect(page.getByRole('button', { name: 'Remove person-blackwhite-small.jpg' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear' }).click()
  })
  await test.step('a photo of which the device keeps no copy says so', async () => {
    const other = await context.newPage()
    await other.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
    await openForm(other)
    await choosePhotos(other, [small])
    await expect(other.getByText('This device could not keep a copy of it.')).toBeVisible()
    await expectAccessible(other)
  })
})
