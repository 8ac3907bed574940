import type { Page } from '@playwright/test'
import { holdAnswers } from '../../support/pages/holdAnswers.ts'
import { answerInFront } from '../../support/servers/answerInFront.ts'
import { fixture } from '../../support/files/fixtures.ts'
import {
  expect,
  expectAccessible,
  openDashboard,
  openTab,
  reopenTab,
  test,
} from '../../support/pages/journey.ts'
import { expectNothingLeft, noticesOn, titleFields } from '../../support/pages/mediaTab.ts'
import { toastOn } from '../../support/pages/toastOn.ts'
import type { Site } from '../../support/pages/site.ts'
import { makePhoto, makePhotos } from './manyFiles.ts'

/** The two tabs that upload: each with the label of its file chooser, its button, and who calls a photograph what. */
const panels = {
  Upload: { choose: 'Select files', send: 'Upload All Files' },
  'Batch Upload': { choose: 'Select Photos', send: 'Upload Photos' },
} as const
type Panel = keyof typeof panels
type File = Awaited<ReturnType<typeof makePhoto>>

const choose = (page: Page, panel: Panel, files: File[]) =>
  page.getByLabel(panels[panel].choose).setInputFiles(files)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const added = (page: Page) => page.locator('.added-media')
const storedCount = async (site: Site) => (await site.visitor.call('GET /api/media')).body.length
const storedTitles = async (site: Site) =>
  (await site.visitor.call('GET /api/media')).body.map(({ title }) => title)
/** Names as cameras give them: such photographs have no title. */
const takenByCamera = (files: File[]) =>
  files.map((file, index) => ({ ...file, name: `IMG_${1000 + index}.JPG` }))

for (const panel of ['Upload', 'Batch Upload'] as const) {
  const { send } = panels[panel]

  test(`${panel}: what was added stands there with its pictures, and gets titles`, async ({ page, site }) => {
    const admin = await site.administrator()
    const before = { name: 'before.jpg', type: 'image/jpeg', bytes: fixture('photos/small-bee.jpg').bytes }
    await admin.call('POST /api/media', { form: { title: 'An earlier one', file: before } })
    await openDashboard(page, site, 'media', panel)

    await test.step('they are counted in words and shown, until the tab is left and beyond', async () => {
      await choose(page, panel, takenByCamera(await makePhotos(3)))
      await button(page, send).click()
      await expect(added(page)).toContainText('3 photographs are in the gallery now.')
      await expect(added(page).getByRole('img')).toHaveCount(3)
      await expectNothingLeft(page, send)
      await expectAccessible(page)
      await openTab(page, 'Music')
      await openTab(page, 'Media')
      await openTab(page, panel)
      await expect(added(page).getByRole('img')).toHaveCount(3)
    })

    await test.step('the button opens the title fields of exactly these, though the contact sheet was last', async () => {
      await openTab(page, 'Manage Media')
      await page.getByRole('radio', { name: 'Contact sheet' }).check()
      await openTab(page, panel)
      await button(page, 'Give them titles').click()
      await expect(page.getByText('These are the 3 photographs that you have just added.')).toBeVisible()
      await expect(titleFields(page)).toHaveCount(3)
      await expect(titleFields(page).first()).toBeFocused()
      await page.keyboard.type('At the lake')
      await titleFields(page).nth(1).click()
      await page.keyboard.type('His boat')
      await expectAccessible(page)
      await button(page, 'Save All Changes').click()
      await expect(toastOn(page, 'Batch update successful')).toBeVisible()
      expect(await storedTitles(site)).toEqual(['An earlier one', 'At the lake', 'His boat', 'Photo'])
      await button(page, 'Show all').click()
      await expect(titleFields(page)).toHaveCount(4)
    })

    await test.step('the next upload takes their place; what is deleted no longer stands there', async () => {
      await openTab(page, panel)
      await expect(added(page)).toContainText('At the lake')
      await choose(page, panel, [await makePhoto('His dog.jpg'), await makePhoto('His cat.jpg')])
      await expect(added(page).getByRole('img')).toHaveCount(3)
      await button(page, send).click()
      await expect(added(page)).toContainText('2 photographs are in the gallery now.')
      await openTab(page, 'Manage Media')
      await page.getByRole('radio', { name: 'List' }).check()
      await button(page, 'Delete His cat').click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(toastOn(page, 'Delete successful')).toBeVisible()
      await openTab(page, panel)
      await expect(added(page)).toContainText('1 photograph is in the gallery now.')
      await expect(button(page, 'Give it a title')).toBeVisible()
    })

    await test.step('they are put away, and then nothing was chosen', async () => {
      await added(page).getByRole('button', { name: 'OK' }).click()
      await expect(added(page)).toBeHidden()
      await button(page, send).click()
      await expect(toastOn(page, 'No files selected')).toBeVisible()
    })
  })

  test(`${panel}: copies are seen and answered once for all`, async ({ page, site, complaints }) => {
    complaints.expect(/503|API request failed/)
    const admin = await site.administrator()
    const files = await makePhotos(13)
    await admin.call('POST /api/media/batch', {
      form: {
        title: 'The lake',
        files: files.map(({ name, buffer }) => ({ name, type: 'image/jpeg', bytes: buffer })),
      },
    })
    await openDashboard(page, site, 'media', panel)
    await choose(page, panel, takenByCamera(files))
    await button(page, send).click()

    await test.step('each is shown next to the one that was there, and the button has nothing to send', async () => {
      await expect(page.getByText('These 13 photographs are already in the gallery.')).toBeVisible()
      await expect(noticesOn(page)).toHaveCount(13)
      await expect(noticesOn(page).first().getByRole('figure')).toHaveText(['New', 'Number 1 in the gallery'])
      await expect(noticesOn(page).nth(12).getByRole('figure')).toHaveText([
        'New',
        'Number 13 in the gallery',
      ])
      for (const index of [0, 1])
        await expect(noticesOn(page).first().getByRole('img').nth(index)).toBeVisible()
      await expect(noticesOn(page).first()).toContainText(
        'This photograph is already in the gallery as “The lake 1”.',
      )
      await expect(page.getByText('13 files', { exact: true })).toBeHidden()
      await expectNothingLeft(page, send)
      await expectAccessible(page)
      expect(await storedCount(site)).toBe(26)
    })

    await test.step('one is answered by itself', async () => {
      await noticesOn(page).first().getByRole('button', { name: 'Keep both' }).click()
      await expect(noticesOn(page)).toHaveCount(12)
      await noticesOn(page).first().getByRole('button', { name: 'Remove this copy' }).click()
      await expect(toastOn(page, 'The copy has been removed.')).toBeVisible()
      await expect(noticesOn(page)).toHaveCount(11)
      expect(await storedCount(site)).toBe(25)
    })

    await test.step('all others are removed by one request; if it fails, all stay', async () => {
      const requests: string[] = []
      page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()))
      let deleteCount = 0
      answerInFront(site, ({ url }) => (url === '/api/media/delete' && ++deleteCount === 1 ? 503 : null))
      await button(page, 'Remove all 11 copies').click()
      await expect(toastOn(page, 'Delete failed')).toContainText('11 copies could not be removed.')
      await expect(noticesOn(page)).toHaveCount(11)
      await button(page, 'Remove all 11 copies').click()
      await expect(toastOn(page, '11 copies have been removed.')).toBeVisible()
      await expect(noticesOn(page)).toHaveCount(0)
      expect(requests).toEqual(Array(2).fill(`${site.url}/api/media/delete`))
      expect(await storedCount(site)).toBe(14)
      await expect(added(page)).toContainText('1 photograph is in the gallery now.')
    })

    await test.step('if deleted things are kept, one Undo brings all copies back', async () => {
      await admin.call('PUT /api/settings', { body: { keepDeleted: 'on' } })
      await reopenTab(page, panel)
      await choose(page, panel, takenByCamera(files.slice(0, 3)))
      await button(page, send).click()
      await button(page, 'Remove all 3 copies').click()
      await expect(toastOn(page, '3 copies have been removed.')).toBeVisible()
      expect(await storedCount(site)).toBe(14)
      await toastOn(page, '3 copies have been removed.').getByRole('button', { name: 'Undo' }).click()
      await expect(toastOn(page, 'All 3 are where they were.')).toBeVisible()
      expect(await storedCount(site)).toBe(17)
    })

    await test.step('they stay away, too, if the tab is left before the answer', async () => {
      await choose(page, panel, takenByCamera(files.slice(0, 2)))
      await button(page, send).click()
      const release = holdAnswers(site, '/api/media/delete')
      await button(page, 'Remove all 2 copies').click()
      await openTab(page, 'Manage Media')
      release()
      await expect(toastOn(page, '2 copies have been removed.')).toBeVisible()
      await openTab(page, panel)
      await expect(button(page, send)).toBeVisible()
      await expect(noticesOn(page)).toHaveCount(0)
    })

    await test.step('a copy is none any more once the earlier one is deleted', async () => {
      await choose(page, panel, takenByCamera(files.slice(5, 7)))
      await button(page, send).click()
      await expect(button(page, 'Remove all 2 copies')).toBeVisible()
      await openTab(page, 'Manage Media')
      await page.getByRole('radio', { name: 'List' }).check()
      await button(page, 'Delete The lake 6').click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(toastOn(page, 'Delete successful')).toBeVisible()
      await openTab(page, panel)
      await expect(button(page, 'Remove all 2 copies')).toHaveCount(0)
      await expect(added(page)).toContainText('1 new. 1 you already had.')
      await button(page, 'Remove this copy').click()
      await expect(noticesOn(page)).toHaveCount(0)
      await expect(added(page)).toContainText('1 photograph is in the gallery now.')
      expect(await storedCount(site)).toBe(17)
    })

    await test.step('what is answered in Manage Media is asked nowhere else', async () => {
      const question = page.getByRole('button', { name: /: keep or remove\?$/ })
      await choose(page, panel, takenByCamera(files.slice(2, 4)))
      await button(page, send).click()
      await expect(noticesOn(page)).toHaveCount(2)
      await openTab(page, 'Manage Media')
      await question.click()
      await page.getByRole('button', { name: /^Keep all/ }).click()
      await expect(question).toHaveCount(0)
      await openTab(page, panel)
      await expect(added(page)).toContainText('2 photographs are in the gallery now.')
      await expect(noticesOn(page)).toHaveCount(0)
      expect(await storedCount(site)).toBe(19)
    })

    await test.step('the toast and the page say alike how many are new', async () => {
      await choose(page, panel, takenByCamera([...(await makePhotos(15)).slice(13), ...files.slice(0, 1)]))
      await button(page, send).click()
      await expect(toastOn(page, 'Upload successful')).toContainText('2 new. 1 you already had.')
      await expect(added(page)).toContainText('2 new. 1 you already had.')
    })

    await test.step('what nobody has answered is asked in Manage Media, after a reload, until somebody answers', async () => {
      const question = page.getByRole('button', { name: /: keep or remove\?$/ })
      await reopenTab(page, 'Manage Media')
      await question.click()
      await expect(noticesOn(page).first().getByRole('figure')).toHaveCount(2)
      await button(page, 'Keep both').click()
      await expect(question).toHaveCount(0)
      await reopenTab(page, 'Manage Media')
      await expect(page.getByText(/^\d+ items$/)).toBeVisible()
      await expect(question).toHaveCount(0)
      expect(await storedCount(site)).toBe(22)
    })
  })
}

test('a copy of a photograph without a title is called this photograph', async ({ page, site }) => {
  await openDashboard(page, site)
  await choose(page, 'Upload', takenByCamera(await makePhotos(1)))
  await button(page, 'Upload All Files').click()
  await expect(added(page)).toContainText('1 photograph is in the gallery now.')
  await choose(page, 'Upload', takenByCamera(await makePhotos(1)))
  await button(page, 'Upload All Files').click()
  await expect(noticesOn(page)).toContainText(/This photograph is already in the gallery\./)
  await expect(button(page, 'Keep all 1')).toBeHidden()
  await expect(button(page, 'Remove this copy')).toBeVisible()
})
