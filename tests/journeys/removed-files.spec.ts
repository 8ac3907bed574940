import { copyFile, rm } from 'node:fs/promises'
import type { Locator, TestInfo } from '@playwright/test'
import { fixturePath } from '../support/fixtures.ts'
import { expect, test } from '../support/journey.ts'
import { openMediaTab, toastOn } from '../support/mediaTab.ts'
import { memoryField, nameField, openForm, shareButton } from './memoryForm.ts'

/** Chooses a file that is then removed from the device. */
const chooseRemoved = async (input: Locator, testInfo: TestInfo, name: string, from: string) => {
  const file = testInfo.outputPath(name)
  await copyFile(fixturePath(from), file)
  await input.setInputFiles(file)
  await rm(file)
}
const photo = 'photos/person-blackwhite-small.jpg'
const sentence = '“summer.jpg” cannot be read on this device any more. Please choose it again.'

test.beforeEach(({ complaints }) => complaints.expect(/ERR_FILE_NOT_FOUND|ERR_UPLOAD|cannot be read/))

test('a file that was removed after it was chosen is named, and is not taken for a lost connection', async ({
  page,
  site,
}, testInfo) => {
  await test.step('a photograph', async () => {
    await openMediaTab(page, site)
    await chooseRemoved(page.getByLabel('Select files'), testInfo, 'summer.jpg', photo)
    await page.getByRole('button', { name: 'Upload All Files' }).click()
    await expect(page.getByText(sentence)).toBeVisible()
  })

  await test.step('one of a batch', async () => {
    await page.getByRole('tab', { name: 'Batch Upload' }).click()
    await chooseRemoved(page.getByLabel('Select Photos'), testInfo, 'summer.jpg', photo)
    await page.getByRole('button', { name: 'Upload Photos' }).click()
    await expect(toastOn(page, 'Upload failed')).toContainText(sentence)
  })

  await test.step('a song', async () => {
    await page.getByRole('tab', { name: 'Music' }).click()
    await chooseRemoved(page.locator('input[type=file]'), testInfo, 'hymn.mp3', 'audio/nebula-no-tags.mp3')
    await page.getByRole('button', { name: 'Upload Files' }).click()
    await expect(page.getByText('“hymn.mp3” cannot be read on this device any more.')).toBeVisible()
  })

  await test.step('the portrait', async () => {
    // the file is gone before its bytes are read, as from a card that is pulled out
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.exposeFunction('untilRemoved', () => promise)
    await page.addInitScript(() => {
      const send = XMLHttpRequest.prototype.send
      const { untilRemoved } = window as unknown as { untilRemoved: () => Promise<void> }
      XMLHttpRequest.prototype.send = function (body) {
        void untilRemoved().then(() => send.call(this, body))
      }
    })
    await page.goto('about:blank')
    await page.goto('/admin#settings')
    await chooseRemoved(page.locator('input[type=file]'), testInfo, 'summer.jpg', photo)
    resolve()
    await expect(toastOn(page, 'Upload failed')).toContainText(sentence)
  })
})

test('a visitor is told so at the photo, and keeps the memory', async ({ page, site }, testInfo) => {
  await openForm(page)
  await nameField(page).fill('Anna')
  await memoryField(page).fill('By the lake.')
  await chooseRemoved(page.getByLabel('Photos', { exact: true }), testInfo, 'summer.jpg', photo)
  await shareButton(page).click()
  await expect(page.getByText(sentence)).toBeVisible()
  await expect(memoryField(page)).toHaveValue('By the lake.')
  await page.getByRole('button', { name: /^Remove/ }).click()
  await shareButton(page).click()
  await expect(page.getByText('Memory shared')).toBeVisible()
  expect((await site.visitor.call('GET /api/memories')).body).toHaveLength(1)
})
