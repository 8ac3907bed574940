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

const sendPictureTwice = async (page: Page) => {
  const choose = () =>
    page.locator('input[type=file]').setInputFiles(fixturePath('photos/person-small-square.jpg'))
  await choose()
  await expect(toastOn(page, 'Upload failed')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss notification' }).click()
  await choose()
  await expect(page.getByLabel('Image path')).toHaveValue(/^\/uploads\//)
}

test('a change whose answer was lost ends well at the second try', async ({ page, site }) => {
  const admin = await site.administrator()
  const service = { title: 'Visitation', date: 'TBD', time: 'TBD', location: 'TBD' }
  const song = fixture('audio/nebula-no-tags.mp3')
  await admin.call('POST /api/media', { form: { title: 'Bees', file: photo } })
  await admin.call('POST /api/music', { form: { title: 'Hymn', file: song } })
  await admin.call('POST /api/services', { body: service })
  await share(site.visitor, { name: 'Ruth', content: 'First words' })
  await openTab(page, site, 'media')

  await test.step('deleting a photograph again is done', async () => {
    await openTab(page, site, 'media')
    await page.getByRole('tab', { name: 'Manage Media' }).click()
    await loseAnswer(page, '**/api/media/*')
    await deleteTwice(page, 'Bees')
    await expect(page.getByText('No media items available')).toBeVisible()
    await page.unroute('**/api/media/*')
  })

  await test.step('removing a copy again is done', async () => {
    await admin.call('POST /api/media', { form: { title: 'Bees', file: photo } })
    await page.getByRole('tab', { name: 'Upload', exact: true }).click()
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

  await test.step('deleting a song again is done', async () => {
    await page.getByRole('tab', { name: 'Music' }).click()
    await page.getByRole('tab', { name: 'Manage Playlist' }).click()
    await loseAnswer(page, '**/api/music/*')
    await deleteTwice(page, 'Hymn')
    await expect(page.getByText('No music tracks available')).toBeVisible()
    await expect(page.getByText('Upload some audio files in the upload tab')).toBeVisible()
  })

  await test.step('deleting a service again is done', async () => {
    await page.getByRole('tab', { name: 'Services' }).click()
    await loseAnswer(page, '**/api/services/*')
    await deleteTwice(page, 'Visitation')
  })

  await test.step('deleting a memory again is done', async () => {
    await page.getByRole('tab', { name: 'Memories' }).click()
    await loseAnswer(page, '**/api/memories/*')
    await deleteTwice(page, 'Ruth')
    await page.unroute('**/api/memories/*')
  })

  await test.step('changing the password again is done', async () => {
    await page.getByRole('tab', { name: 'Settings' }).click()
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

  await test.step('withdrawing a memory again is done', async () => {
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
})

test('a picture beside its field is sent again', async ({ page, site }) => {
  await openTab(page, site, 'obituary')

  await test.step('after a lost answer it is stored once', async () => {
    loseUpload(site, '/api/media')
    await sendPictureTwice(page)
    const { db } = site.world.context
    expect(await db.selectFrom('media').select('id').execute()).toHaveLength(1)
  })

  await test.step('files that a network answers with a page of its own have failed, and can be sent again', async () => {
    let isAnswered = false
    await page.route('**/api/media', (route) => {
      if (isAnswered || route.request().method() === 'GET') return route.continue()
      isAnswered = true
      return route.fulfill({ contentType: 'text/html', body: '<p>Log in</p>' })
    })
    await page.getByRole('button', { name: 'Remove the picture' }).click()
    await sendPictureTwice(page)
  })
})
