import type { Page } from '@playwright/test'
import { expect, expectAccessible, openDashboard, openTab, test } from '../../support/pages/journey.ts'
import { holdAnswers } from '../../support/pages/holdAnswers.ts'
import { expectSavedFiles } from '../../support/pages/savedFiles.ts'
import { toastOn } from '../../support/pages/toastOn.ts'
import { choosePhotos, memoryField, nameField, openForm, shareButton } from '../memories/memoryForm.ts'
import { makePhotos } from './manyFiles.ts'

/** The two tabs that upload, and what they send. */
const panels = [
  {
    panel: 'Upload',
    choose: 'Select files',
    send: 'Upload All Files',
    bar: 'Uploading p1.jpg',
    path: '/api/media',
    saved: 'media uploads',
    count: 1,
  },
  {
    panel: 'Batch Upload',
    choose: 'Select Photos',
    send: 'Upload Photos',
    bar: 'Uploading photographs',
    path: '/api/media/batch',
    saved: 'batch upload',
    count: 3,
  },
] as const

const MAY_LEAVE = 'Sent. Preparing the photographs… You can leave this page now.'

/** Leaves and opens the page as people do: the browser may ask first, and then the journey ends with an error. */
const reload = async (page: Page) => {
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.accept()
  })
  const loaded = page.waitForEvent('load')
  await page.evaluate(() => setTimeout(() => window.location.reload()))
  await loaded
  expect(questions).toEqual([])
}

for (const { panel, choose, send, bar, path, saved, count } of panels)
  test(`${panel}: while the server prepares what has been sent, the page says so, and one may leave`, async ({
    page,
    site,
  }) => {
    await openDashboard(page, site, 'media', panel)
    await page.getByLabel(choose).setInputFiles(await makePhotos(count))
    await expectSavedFiles(page, saved, count)
    const release = holdAnswers(site, path)
    await page.getByRole('button', { name: send }).click()
    await expect(page.getByRole('status').filter({ hasText: MAY_LEAVE })).toBeVisible()
    await expect(page.getByRole('progressbar', { name: bar })).toHaveAttribute('aria-valuenow', '99')
    await expect(page.getByText('to go')).toBeHidden()
    await expectAccessible(page)
    // to log out would delete the copy that makes it safe to leave
    await page.getByRole('button', { name: 'Logout' }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(question).toBeHidden()
    await reload(page)
    release()
    await openTab(page, panel)
    await expect(toastOn(page, 'Upload successful')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.getByText(MAY_LEAVE)).toHaveCount(0)
    expect((await site.visitor.call('GET /api/media')).body).toHaveLength(count)
  })

test('a second dashboard saves nothing, so it does not say that one may leave, and the browser asks', async ({
  page,
  site,
}) => {
  await openDashboard(page, site, 'media', 'Upload')
  const second = await page.context().newPage()
  await second.goto('/admin#media')
  await second.getByLabel('Select files').setInputFiles(await makePhotos(1))
  const release = holdAnswers(site, '/api/media')
  await second.getByRole('button', { name: 'Upload All Files' }).click()
  const status = second.getByRole('status').filter({ hasText: 'Sent. Preparing the photographs…' })
  await expect(status).toHaveText('Sent. Preparing the photographs…')
  const asked = second.waitForEvent('dialog')
  await second.evaluate(() => setTimeout(() => window.location.reload()))
  await (await asked).dismiss()
  release()
  await expect(toastOn(second, 'Upload successful')).toBeVisible()
})

test('a visitor reads that the photographs are sent, and not that one may leave: the memory comes after them @both', async ({
  page,
  site,
}) => {
  await openForm(page)
  await nameField(page).fill('Inga')
  await memoryField(page).fill('At the lake')
  await choosePhotos(page, ['photos/small-bee.jpg', 'photos/person-small-square.jpg'])
  const release = holdAnswers(site, '/api/media/upload')
  await shareButton(page).click()
  const status = page.getByRole('status').filter({ hasText: 'Sent. Preparing the photographs…' })
  await expect(status).toHaveText('Sent. Preparing the photographs…')
  await expect(page.getByRole('progressbar', { name: 'Upload progress' })).toHaveAttribute(
    'aria-valuenow',
    '99',
  )
  release()
  await expect(toastOn(page, 'Memory shared')).toBeVisible()
})
