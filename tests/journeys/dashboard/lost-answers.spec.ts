import type { Page } from '@playwright/test'
import { answerInFront } from '../../support/servers/answerInFront.ts'
import { fixture, fixturePath } from '../../support/files/fixtures.ts'
import { expect, openDashboard, test } from '../../support/pages/journey.ts'
import { loseUpload } from '../../support/pages/loseUpload.ts'
import { toastOn } from '../../support/pages/toastOn.ts'
import { loseResponse } from '../../support/pages/failOnce.ts'

const photo = 'photos/person-small-square.jpg'

test.beforeEach(({ complaints }) => complaints.expect(/ERR_|404|no response|no longer here/))

const lists = [
  { tab: 'Media', list: 'Manage Media', name: 'Bees', empty: ['No media items available'] },
  {
    tab: 'Music',
    list: 'Manage Playlist',
    name: 'Hymn',
    empty: ['No music tracks available', 'Upload some audio files in the upload tab'],
  },
]

test('an item deleted twice because the response was lost counts as deleted', async ({ page, site }) => {
  const admin = await site.administrator()
  const song = fixture('audio/nebula-no-tags.mp3')
  await admin.call('POST /api/media', { form: { title: 'Bees', file: fixture(photo) } })
  await admin.call('POST /api/music', { form: { title: 'Hymn', file: song } })
  await openDashboard(page, site)
  for (const { tab, list, name, empty } of lists)
    await test.step(name, async () => {
      await page.getByRole('tab', { name: tab, exact: true }).click()
      await page.getByRole('tab', { name: list }).click()
      await loseResponse(page, `**/api/${tab.toLowerCase()}/*`)
      await page.getByRole('button', { name: `Delete ${name}` }).click()
      const remove = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' })
      await remove.click()
      await expect(toastOn(page, 'Delete failed')).toBeVisible()
      await remove.click()
      await expect(toastOn(page, 'Delete successful')).toBeVisible()
      for (const sentence of empty) await expect(page.getByText(sentence)).toBeVisible()
    })
})

test('an item that a proxy answers for, as if it were gone, does not count as deleted', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of 404|API request failed/)
  const admin = await site.administrator()
  await admin.call('POST /api/media', { form: { title: 'Bees', file: fixture(photo) } })
  await openDashboard(page, site)
  await page.getByRole('tab', { name: 'Manage Media' }).click()
  answerInFront(site, ({ method }) => (method === 'DELETE' ? 404 : null))
  await page.getByRole('button', { name: 'Delete Bees' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toastOn(page, 'Delete failed')).toBeVisible()
  const { db } = site.world.context
  expect(await db.selectFrom('media').select('id').execute()).toHaveLength(1)
})

test('a picture next to its field is sent again', async ({ page, site }) => {
  await openDashboard(page, site, 'obituary')

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

const sendPictureTwice = async (page: Page) => {
  const choose = () => page.locator('input[type=file]').setInputFiles(fixturePath(photo))
  await choose()
  await expect(toastOn(page, 'Upload failed')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss notification' }).click()
  await choose()
  await expect(page.getByLabel('Image path')).toHaveValue(/^\/uploads\//)
}
