import { cp } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { getFilesFolder } from '../../../server/platform/storage/open.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import {
  expect,
  expectAccessible,
  logInAs,
  openDashboard,
  openTab,
  test,
} from '../../support/pages/journey.ts'
import { toastOn } from '../../support/pages/toastOn.ts'
import type { Site } from '../../support/pages/site.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you sure?' })
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Delete', exact: true }).click()
const undo = (page: Page) => toastOn(page, 'Delete successful').getByRole('button', { name: 'Undo' }).click()
const order = async (site: Site) => (await site.visitor.call('GET /api/media')).body.map(({ id }) => id)
const openSheet = async (page: Page) => {
  await openTab(page, 'Manage Media')
  await page.getByRole('radio', { name: 'Contact sheet' }).check()
}

/** Fills the gallery with copies of one photograph that nobody has named. */
async function addUnnamedPhotos(site: Site, count: number) {
  const { id } = await addPhoto(await site.administrator(), {})
  await site.world.settle()
  const { db, config } = site.world.context
  const folder = path.join(getFilesFolder(config.dataDir), 'private')
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  for (let number = 2; number <= count; number += 1) {
    const copy = {
      ...row,
      id: `copy-${number}`,
      public_key: `copy-${number}`,
      title: null,
    }
    await cp(path.join(folder, id), path.join(folder, copy.id), { recursive: true })
    await db
      .insertInto('media')
      .values({ ...copy, original_name: `IMG_${number}.jpg`, position: row.position + number })
      .execute()
  }
}

test('sixty are deleted after a choice to keep them, and come back by Undo', async ({
  page,
  site,
  complaints,
}) => {
  // a deletion takes the addresses of pictures that are still loading
  complaints.expect(/status of 404 .*\/uploads\//)
  await addUnnamedPhotos(site, 60)
  const before = await order(site)
  await openDashboard(page, site, 'media')
  await openSheet(page)

  await test.step('where deleting is final, the question offers to keep what is deleted, also this time', async () => {
    await page.getByRole('checkbox').first().click()
    await press(page, 'Choose all')
    await press(page, 'Delete')
    await expect(question(page)).toContainText(
      'This action cannot be undone. This will permanently delete 60 photographs and videos.',
    )
    await page.getByRole('checkbox', { name: 'Keep deleted things for 30 days' }).check()
    await expect(question(page)).toContainText(
      'Visitors no longer see them. For 30 days you can put them back under ‘Recently deleted’; then they are gone for good.',
    )
    await expect(question(page)).not.toContainText('cannot be undone')
    await expectAccessible(page)
    await confirm(page)
    await expect(toastOn(page, '60 items have been deleted.')).toBeVisible()
    expect(await order(site)).toEqual([])
  })

  await test.step('Undo puts them back in their order', async () => {
    await undo(page)
    await expect(toastOn(page, 'All 60 are where they were.')).toBeVisible()
    expect(await order(site)).toEqual(before)
    await expect(page.getByText('60 items', { exact: true })).toBeVisible()
  })
})

test('of sixty that are deleted, three are put back, and then all', async ({ page, site }) => {
  await addUnnamedPhotos(site, 60)
  const before = await order(site)
  const admin = await site.administrator()
  await admin.call('PUT /api/settings', { body: { keepDeleted: 'on' } })
  await admin.call('POST /api/media/delete', { body: { ids: before } })
  await openDashboard(page, site, 'deleted')
  const boxes = page.getByRole('listitem').getByRole('checkbox')

  await test.step('three of them are chosen by Shift, and put back', async () => {
    await expect(boxes).toHaveCount(60)
    const names = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('aria-label')))
    expect(new Set(names).size).toBe(60)
    await boxes.nth(5).click({ modifiers: ['Shift'] })
    await expect(page.getByText('1 chosen')).toBeVisible()
    await boxes.nth(3).click()
    await boxes.nth(5).click({ modifiers: ['Shift'] })
    await expect(page.getByText('3 chosen')).toBeVisible()
    await expectAccessible(page)
    await press(page, 'Put back 3')
    await expect(toastOn(page, 'All 3 are where they were.')).toBeVisible()
    await expect(boxes).toHaveCount(57)
    expect(await order(site)).toHaveLength(3)
  })

  await test.step('all others are put back after a question', async () => {
    await press(page, 'Put back all')
    const all = page.getByRole('alertdialog', { name: 'Put back all 57?' })
    await expectAccessible(page)
    await all.getByRole('button', { name: 'Put back all' }).click()
    await expect(page.getByText('Nothing here. What you delete can be put back')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Recently deleted' })).toBeFocused()
    expect(await order(site)).toEqual(before)
  })
})

test.describe('in the sample life', () => {
  test.use({ siteOptions: { content: 'sampleLife' } })

  test('a photograph, a song, a service and a memory come back by Undo', async ({ page, site }) => {
    const admin = await site.administrator()
    await admin.call('PUT /api/settings', { body: { keepDeleted: 'on' } })
    const readAll = async () => {
      const { visitor } = site
      const media = (await visitor.call('GET /api/media')).body.map(({ id }) => id)
      const songs = (await visitor.call('GET /api/music')).body.map(({ id }) => id)
      const services = (await visitor.call('GET /api/services')).body.map(({ id }) => id)
      const memories = (await visitor.call('GET /api/memories')).body.map(({ id, mediaIds }) => [
        id,
        mediaIds,
      ])
      return { media, songs, services, memories }
    }
    const before = await readAll()
    await openDashboard(page, site, 'media')
    for (const tabs of [
      ['Media', 'Manage Media'],
      ['Music', 'Manage Playlist'],
      ['Services'],
      ['Memories'],
    ]) {
      for (const tab of tabs) await openTab(page, tab)
      const button = page
        .getByRole('tabpanel')
        .last()
        .getByRole('button', { name: /^Delete / })
        .first()
      const name = (await button.getAttribute('aria-label')) ?? ''
      await button.click()
      await expect(question(page)).toContainText('Visitors no longer see it.')
      await confirm(page)
      await expect(page.getByRole('button', { name, exact: true })).toBeHidden()
      expect(await readAll()).not.toEqual(before)
      await undo(page)
      await expect(toastOn(page, 'Everything is where it was.')).toBeVisible()
      await expect(page.getByRole('button', { name, exact: true }).first()).toBeVisible()
      expect(await readAll()).toEqual(before)
    }
  })

  test('what fails leaves everything as it was, and says so', async ({ page, site, complaints }) => {
    complaints.expect(/status of 500|Something went wrong|Internal/)
    const before = await order(site)
    const fail = { status: 500, json: { message: 'Something went wrong here.' }, headers: { memorial: 'x' } }
    await openDashboard(page, site, 'media')
    await openTab(page, 'Manage Media')
    await page.getByRole('button', { name: 'Delete The pass', exact: true }).click()

    await test.step('if keeping cannot be switched on, nothing is deleted', async () => {
      await page.route('**/api/settings', (route) =>
        route.request().method() === 'PUT' ? route.fulfill(fail) : route.fallback(),
      )
      await page.getByRole('checkbox', { name: 'Keep deleted things for 30 days' }).check()
      await confirm(page)
      await expect(toastOn(page, 'could not be switched on')).toBeVisible()
      await expect(question(page)).toBeVisible()
      expect(await order(site)).toEqual(before)
      await page.unroute('**/api/settings')
    })

    await test.step('if Undo fails, the toast says where the photograph is', async () => {
      await page.route('**/api/deleted/put-back', (route) => route.fulfill(fail))
      await confirm(page)
      await undo(page)
      await expect(toastOn(page, 'Nothing was put back. It is still in ‘Recently deleted’')).toBeVisible()
      expect(await order(site)).toHaveLength(before.length - 1)
    })
  })

  test('a helper undoes a deletion, but cannot decide whether deleted things are kept', async ({
    page,
    site,
  }) => {
    const helper = await site.world.helper()
    const { id } = await addPhoto(helper, { title: 'The wrong file' })
    await logInAs(page, site, helper)
    await page.goto('/admin#media')
    await openTab(page, 'Manage Media')
    const button = page.getByRole('button', { name: 'Delete The wrong file', exact: true })
    await button.click()
    await expect(question(page)).toContainText('This action cannot be undone.')
    await expect(question(page).getByRole('checkbox')).toHaveCount(0)
    await question(page).getByRole('button', { name: 'Cancel' }).click()
    await (await site.administrator()).call('PUT /api/settings', { body: { keepDeleted: 'on' } })
    await page.reload()
    await openTab(page, 'Manage Media')
    await button.click()
    await expect(question(page)).toContainText('For 30 days an administrator can put it back')
    await confirm(page)
    await undo(page)
    await expect(toastOn(page, 'Everything is where it was.')).toBeVisible()
    expect(await order(site)).toContain(id)
  })
})
