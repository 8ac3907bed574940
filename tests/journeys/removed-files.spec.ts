import { copyFile, rm } from 'node:fs/promises'
import type { Locator, TestInfo } from '@playwright/test'
import { fixturePath } from '../support/fixtures.ts'
import { expect, openDashboard, test } from '../support/journey.ts'
import { memoryField, nameField, openForm, photosField, shareButton } from './memoryForm.ts'

/** Chooses a photograph that is then removed from the device. */
const chooseRemoved = async (input: Locator, testInfo: TestInfo) => {
  const file = testInfo.outputPath('summer.jpg')
  await copyFile(fixturePath('photos/person-blackwhite-small.jpg'), file)
  await input.setInputFiles(file)
  await rm(file)
}
const sentence = '“summer.jpg” cannot be read on this device any more. Please choose it again.'

test.beforeEach(({ complaints }) => complaints.expect(/ERR_FILE_NOT_FOUND|ERR_UPLOAD|cannot be read/))

test('a file that was removed after it was chosen is named, and is not taken for a lost connection', async ({
  page,
  site,
}, testInfo) => {
  await openDashboard(page, site)
  await chooseRemoved(page.getByLabel('Select files'), testInfo)
  await page.getByRole('button', { name: 'Upload All Files' }).click()
  await expect(page.getByText(sentence)).toBeVisible()
})

test('a visitor is told so at the photo, and keeps the memory', async ({ page, site }, testInfo) => {
  await openForm(page)
  await nameField(page).fill('Anna')
  await memoryField(page).fill('By the lake.')
  await chooseRemoved(photosField(page), testInfo)
  await shareButton(page).click()
  await expect(page.getByText(sentence)).toBeVisible()
  await expect(memoryField(page)).toHaveValue('By the lake.')
  await page.getByRole('button', { name: /^Remove/ }).click()
  await shareButton(page).click()
  await expect(page.getByText('Memory shared')).toBeVisible()
  expect((await site.visitor.call('GET /api/memories')).body).toHaveLength(1)
})
