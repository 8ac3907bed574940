import { copyFile, rm } from 'node:fs/promises'
import { fixturePath } from '../../support/files/fixtures.ts'
import { expect, test } from '../../support/pages/journey.ts'
import { readMemories, memoryField, nameField, openForm, photosField, shareButton } from './memoryForm.ts'

test('a photo that is gone, and has no copy, is named', async ({ page, site, complaints }, testInfo) => {
  complaints.expect(/ERR_FILE_NOT_FOUND|ERR_UPLOAD|can no longer be read/)
  await openForm(page, '/memories?shared=1')
  await nameField(page).fill('Anna')
  await memoryField(page).fill('By the lake.')
  const file = testInfo.outputPath('summer.jpg')
  await copyFile(fixturePath('photos/person-blackwhite-small.jpg'), file)
  await photosField(page).setInputFiles(file)
  await rm(file)
  await shareButton(page).click()
  const sentence = '“summer.jpg” can no longer be read on this device. Please choose it again.'
  await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  await expect(page.getByText(`Not sent yet: ${sentence}`)).toBeFocused()
  await expect(memoryField(page)).toHaveValue('By the lake.')
  await page.getByRole('button', { name: 'Send without it' }).click()
  await expect(page.getByText('Memory shared')).toBeVisible()
  expect(await readMemories(site)).toHaveLength(1)
})
