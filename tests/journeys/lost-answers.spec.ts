import type { Page } from '@playwright/test'
import { share } from '../features/memories/visitors.ts'
import { fixture, fixturePath } from '../support/fixtures.ts'
import { expect, logInAsAdministrator, test } from '../support/journey.ts'
import { loseUpload } from '../support/loseUpload.ts'
import { toastOn } from '../support/mediaTab.ts'
import { administrator } from '../support/template.ts'
import type { Site } from '../support/site.ts'
import { chooseSettings } from './openSettings.ts'

/** The next change at this path arrives, and its answer does not. */
const loseAnswer = async (page: Page, path: string) => {
  let isLost = false
  await page.route(path, async (route) => {
    if (isLost || route.request().method() === 'GET') return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
}

const openTab = async (page: Page, site: Site, tab: string) => {
  await logInAsAdministrator(page, site)
  await page.goto(`/admin#${tab}`)
}

const deleteTwice = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click()
  const remove = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' })
  await remove.click()
  await expect(toastOn(page, 'Delete failed')).toBeVisible()
  await remove.click()
  await expect(toastOn(page, 'Delete successful')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Delete ${name}`, exact: true })).toBeHidden()
}

const photo = fixture('photos/person-small-square.jpg')

test.beforeEach(({ complaints }) => complaints.expect(/ERR_|404|no answer|no longer here/))

test('deleting a photograph again is done', async ({ page, site }) => {
  await (await site.administrator()).call('POST /api/media', { form: { title: 'Bees', file: photo } })
  await openTab(page, site, 'media')
  await page.getByRole('tab', { name: 'Manage Media' }).click()
  await loseAnswer(page, '**/api/media/*')
  await deleteTwice(page, 'Bees')
  await expect(page.getByText('No media items available')).toBeVisible()
})

test('deleting a song again is done', async ({ page, site }) => {
  const file = fixture('audio/nebula-no-tags.mp3')
  await (await site.administrator()).call('POST /api/music', { form: { title: 'Hymn', file } })
  await openTab(page, site, 'music')
  await page.getByRole('tab', { name: 'Manage Playlist' }).click()
  await loseAnswer(page, '**/api/music/*')
  await deleteTwice(page, 'Hymn')
  await expect(page.getByText('No music tracks available')).toBeVisible()
})

test('deleting a service again is done', async ({ page, site }) => {
  const body = { title: 'Visitation', date: 'TBD', time: 'TBD', location: 'TBD' }
  await (await site.administrator()).call('POST /api/services', { body })
  await openTab(page, site, 'services')
  await loseAnswer(page, '**/api/services/*')
  await deleteTwice(page, 'Visitation')
})

test('deleting a memory again is done', async ({ page, site }) => {
  await share(site.visitor, { name: 'Ruth', content: 'First words' })
  await openTab(page, site, 'memories')
  await loseAnswer(page, '**/api/memories/*')
  await deleteTwice(page, 'Ruth')
})

test('withdrawing a memory again is done', async ({ page, site }) => {
  const { body } = await site.visitor.call('POST /api/memories', { body: { name: 'Ruth' } })
  await page.goto(`/memories#mine=${body.writerKey}`)
  await loseAnswer(page, '**/api/memories/mine**')
  await page.getByRole('button', { name: 'Withdraw Memory' }).click()
  const withdraw = page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw Memory' })
  await withdraw.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await withdraw.click()
  await expect(page.getByText('No memories have been shared yet.')).toBeVisible()
})

test('removing a copy again is done', async ({ page, site }) => {
  await (await site.administrator()).call('POST /api/media', { form: { title: 'Bees', file: photo } })
  await openTab(page, site, 'media')
  await page.getByLabel('Select files').setInputFiles([fixturePath('photos/person-small-square.jpg')])
  await page.getByRole('button', { name: 'Upload All Files' }).click()
  await loseAnswer(page, '**/api/media/*')
  const remove = page.getByRole('button', { name: 'Remove this copy' })
  await remove.click()
  await expect(toastOn(page, 'Delete failed')).toBeVisible()
  await remove.click()
  await expect(toastOn(page, 'Delete successful')).toBeVisible()
  await expect(remove).toBeHidden()
})

test('changing the password again is done', async ({ page, site }) => {
  await openTab(page, site, 'settings')
  await chooseSettings(page, 'Keeping it safe')
  await loseAnswer(page, '**/api/password')
  await page.getByLabel('Present password').fill(administrator.password)
  await page.getByLabel('New password').fill('a longer walk by the lake')
  const change = page.getByRole('button', { name: 'Change Password' })
  await change.click()
  await expect(toastOn(page, 'Update failed')).toBeVisible()
  await change.click()
  await expect(toastOn(page, 'Password changed')).toBeVisible()
})

const sendPictureTwice = async (page: Page) => {
  const choose = () =>
    page.locator('input[type=file]').setInputFiles(fixturePath('photos/person-small-square.jpg'))
  await choose()
  await expect(toastOn(page, 'Upload failed')).toBeVisible()
  await choose()
  await expect(page.getByLabel('Image path')).toHaveValue(/^\/uploads\//)
}

test('a picture sent again beside its field is stored once', async ({ page, site }) => {
  await openTab(page, site, 'obituary')
  loseUpload(site, '/api/media')
  await sendPictureTwice(page)
  const { db } = site.world.context
  expect(await db.selectFrom('media').select('id').execute()).toHaveLength(1)
})

test('files that a network answers with a page of its own have failed, and can be sent again', async ({
  page,
  site,
}) => {
  await openTab(page, site, 'obituary')
  let isAnswered = false
  await page.route('**/api/media', (route) => {
    if (isAnswered || route.request().method() === 'GET') return route.continue()
    isAnswered = true
    return route.fulfill({ contentType: 'text/html', body: '<p>Log in</p>' })
  })
  await sendPictureTwice(page)
})
